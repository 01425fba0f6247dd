import { Register } from '../../features/accounts/Register.tsx';
import { GuestOnly } from '../GuestOnly.tsx';

export function RegisterScreen() {
  return (
    <GuestOnly>
      <Register />
    </GuestOnly>
  );
}
