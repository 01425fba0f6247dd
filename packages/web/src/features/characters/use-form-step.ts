import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export type FormStep = 'choose' | 'customize';

interface Steps {
  readonly step: FormStep;
  readonly go: (step: FormStep) => void;
}

/** Which of the two steps is shown: in the address, so that the browser's Back leads to the other one. */
export function useFormStep(first: FormStep): Steps {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const asked = params.get('step');
  const step: FormStep = asked === 'choose' || asked === 'customize' ? asked : first;
  const stepped = (state as { readonly stepped?: FormStep } | null)?.stepped;
  const go = useCallback(
    (next: FormStep) => {
      if (stepped === next) void navigate(-1);
      else {
        const search = next === first ? '' : `?step=${next}`;
        void navigate(pathname + search, { state: { stepped: step } });
      }
    },
    [first, navigate, pathname, step, stepped],
  );
  return { step, go };
}
