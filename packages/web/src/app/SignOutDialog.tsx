import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, listenToQuestion } from './sign-out-question.ts';

/** Few are ever asked: the dialog and all it stands on are fetched for them. */
const SignOutQuestion = lazy(async () => ({
  default: (await import('./SignOutQuestion.tsx')).SignOutQuestion,
}));

export function SignOutDialog() {
  const question = useSyncExternalStore(listenToQuestion, currentQuestion);
  return (
    question && (
      <Suspense>
        <SignOutQuestion {...question} />
      </Suspense>
    )
  );
}
