import { Register } from '../../features/accounts/Register.tsx';
import { StrangersOnly } from '../StrangersOnly.tsx';

export function RegisterScreen() {
  return (
    <StrangersOnly>
      <Register />
    </StrangersOnly>
  );
}
