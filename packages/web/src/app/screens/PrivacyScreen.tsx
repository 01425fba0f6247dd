export { PrivacyPolicy as PrivacyScreen } from '../../features/static-pages/PrivacyPolicy.tsx';
