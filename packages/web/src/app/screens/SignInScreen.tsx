import { SignIn } from '../../features/accounts/SignIn.tsx';
import { GuestOnly } from '../GuestOnly.tsx';

export function SignInScreen() {
  return (
    <GuestOnly>
      <SignIn />
    </GuestOnly>
  );
}
