export { ForgotPassword as ForgotPasswordScreen } from '../../features/accounts/ForgotPassword.tsx';
