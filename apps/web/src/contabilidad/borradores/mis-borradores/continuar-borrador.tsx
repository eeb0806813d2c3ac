// On an empty desk: what was left unfinished and what came back from review, to go on with it.
import { Button } from '@mantine/core';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { nombreDeBorrador } from '../borrador/copia-local.ts';
import { copiasLocales } from '../borrador/copias-de-este-equipo.ts';
import { conceptoOSinConcepto } from '../nombres.ts';
import { porContinuar } from './por-continuar.ts';
import { useBorradores } from './use-borradores.ts';

export function ContinuarBorrador({ onAbrir }: { readonly onAbrir: (id: string) => void }) {
  const { partidas, cargando } = useBorradores();
  // Both at once: the second one would push the desk down under the hands of whoever writes.
  if (cargando) return null;
  const tieneCopia = (id: string) => copiasLocales.leer(nombreDeBorrador(id)) !== undefined;
  return porContinuar(partidas, tieneCopia).map(({ id, estado, concepto, fecha }) => {
    const esDevuelta = estado === 'rechazada';
    return (
      <FormNotice
        key={id}
        tono={esDevuelta ? 'aviso' : 'info'}
        texto={`${esDevuelta ? 'Le devolvieron' : 'Dejó sin terminar'} «${conceptoOSinConcepto(concepto)}», del ${formatDate(fecha)}.`}
        acciones={
          <Button variant="default" size="xs" onClick={() => onAbrir(id)}>
            {esDevuelta ? 'Corregir esa partida' : 'Continuar con ese borrador'}
          </Button>
        }
      />
    );
  });
}
