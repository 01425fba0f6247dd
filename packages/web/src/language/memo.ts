import { memo as remember, type ReactNode } from 'react';
import { useLanguage } from './use-language.ts';

/** React's memo for components with words in them: they are also drawn again when the language changes. */
export function memo<Props extends object>(draw: (props: Props) => ReactNode) {
  function Told(props: Props): ReactNode {
    useLanguage();
    return draw(props);
  }
  Told.displayName = draw.name;
  return remember(Told);
}
