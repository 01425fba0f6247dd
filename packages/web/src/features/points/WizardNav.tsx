import { Button } from '../../ui/Button.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import {
  canRevisit,
  STEP_NAMES,
  WIZARD_STEPS,
  type WizardAnswers,
  type WizardStep,
} from './wizard-steps.ts';
import styles from './WizardNav.module.css';

interface Props {
  readonly current: WizardStep;
  readonly answers: WizardAnswers;
  readonly onGo: (step: WizardStep) => void;
}

/** Where one is, and the way back to what was answered. */
export function WizardNav({ current, answers, onGo }: Props) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {WIZARD_STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isOpen = canRevisit(step, answers);
          return (
            <li key={step} className={styles.step} data-current={isCurrent}>
              <Button
                tone="quiet"
                aria-current={isCurrent ? 'step' : undefined}
                disabled={!isCurrent && !isOpen}
                onClick={() => onGo(step)}
              >
                <span className={styles.number}>
                  {isOpen && !isCurrent ? <Glyph name="tick" /> : index + 1}
                </span>
                {STEP_NAMES[step]}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
