export { ForgotUsername as ForgotUsernameScreen } from '../../features/accounts/ForgotUsername.tsx';
