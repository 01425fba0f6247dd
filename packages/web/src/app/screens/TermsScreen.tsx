export { TermsOfUse as TermsScreen } from '../../features/static-pages/TermsOfUse.tsx';
