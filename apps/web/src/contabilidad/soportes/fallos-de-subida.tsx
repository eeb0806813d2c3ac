// What was not received, with why, and the way to try again where it may help.
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { Subida } from './use-subida.ts';

interface FallosDeSubidaProps {
  readonly subida: Pick<Subida, 'fallos' | 'reintentar' | 'olvidarFallos'>;
  /** What else went wrong with them. */
  readonly otro?: string | undefined;
  readonly onEntendido?: () => void;
}

export function FallosDeSubida({ subida, otro, onEntendido }: FallosDeSubidaProps) {
  const { fallos, reintentar, olvidarFallos } = subida;
  const textos = [
    ...fallos.map(({ nombre, mensaje }) => `${nombre}: ${mensaje}`),
    ...(otro === undefined ? [] : [otro]),
  ];
  if (textos.length === 0) return null;
  const entendido = () => {
    olvidarFallos();
    onEntendido?.();
  };
  return (
    <FormNotice
      tone="error"
      text={textos.map((uno) => <p key={uno}>{uno}</p>)}
      actions={
        <>
          {fallos.some(({ archivo }) => archivo !== undefined) && (
            <Button variant="default" size="xs" onClick={reintentar}>
              Reintentar
            </Button>
          )}
          <Button variant="default" size="xs" onClick={entendido}>
            Entendido
          </Button>
        </>
      }
    />
  );
}
