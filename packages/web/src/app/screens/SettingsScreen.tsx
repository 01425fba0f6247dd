export { Settings as SettingsScreen } from '../../features/accounts/Settings.tsx';
