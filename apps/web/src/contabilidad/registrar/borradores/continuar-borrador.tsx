// On an empty desk: the last draft, to go on with it.
import { Button } from '@mantine/core';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { formatearFecha } from '../../../ui/format/date.ts';
import { conceptoOSinConcepto } from '../nombres.ts';
import { useBorradores } from './use-borradores.ts';

export function ContinuarBorrador({ onAbrir }: { readonly onAbrir: (id: string) => void }) {
  const { partidas } = useBorradores();
  const [ultimo] = partidas;
  if (ultimo === undefined) return null;
  const { id, estado, concepto, fecha } = ultimo;
  const que = estado === 'rechazada' ? 'Le devolvieron' : 'Dejó sin terminar';
  return (
    <FormNotice
      tono={estado === 'rechazada' ? 'aviso' : 'info'}
      texto={`${que} «${conceptoOSinConcepto(concepto)}», del ${formatearFecha(fecha)}.`}
      acciones={
        <Button variant="default" size="xs" onClick={() => onAbrir(id)}>
          Continuar con ese borrador
        </Button>
      }
    />
  );
}
