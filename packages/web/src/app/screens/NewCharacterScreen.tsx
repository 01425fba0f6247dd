import { CharacterCreator } from '../../features/characters/CharacterCreator.tsx';
import { WithGame } from '../WithGame.tsx';

export function NewCharacterScreen() {
  return <WithGame>{(game) => <CharacterCreator game={game} />}</WithGame>;
}
