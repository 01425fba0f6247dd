import { ApiPage } from '../../features/api-page/ApiPage.tsx';

export function ApiScreen() {
  return <ApiPage />;
}
