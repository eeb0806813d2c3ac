// The place of a screen that is not built yet: its route says what it will hold.
import { useMatch } from '@tanstack/react-router';
import { PorConstruir } from '../ui/states/por-construir.tsx';

export function ToBeBuilt() {
  const { titulo = '', porConstruir = [] } = useMatch({
    strict: false,
    select: ({ staticData }) => staticData,
  });
  return <PorConstruir titulo={titulo} contenido={porConstruir} />;
}
