import { SignIn } from '../../features/accounts/SignIn.tsx';
import { StrangersOnly } from '../StrangersOnly.tsx';

export function SignInScreen() {
  return (
    <StrangersOnly>
      <SignIn />
    </StrangersOnly>
  );
}
