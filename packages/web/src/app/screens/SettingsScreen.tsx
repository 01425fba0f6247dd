import { Settings } from '../../features/accounts/Settings.tsx';
import { ImportCharacterButton } from '../../features/characters/ImportCharacterButton.tsx';

export function SettingsScreen() {
  return <Settings restore={<ImportCharacterButton label="Import My Data" />} />;
}
