// On an empty desk, in one line: what was left unfinished and what came back from review, to go on with it.
import { ArrowUturnLeftIcon, PencilSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { formatDate } from '#ui/format/date.ts';
import { nombreDeBorrador } from '../borrador/copia-local.ts';
import { copiasLocales } from '../borrador/copias-de-este-equipo.ts';
import { conceptoOSinConcepto } from '../nombres.ts';
import classes from './continuar-borrador.module.css';
import { porContinuar } from './por-continuar.ts';
import { useBorradores } from './use-borradores.ts';

export function ContinuarBorrador({ onAbrir }: { readonly onAbrir: (id: string) => void }) {
  const { partidas, cargando } = useBorradores();
  // Both at once: the second one would push the desk down under the hands of whoever writes.
  if (cargando) return null;
  const tieneCopia = (id: string) => copiasLocales.leer(nombreDeBorrador(id)) !== undefined;
  const pendientes = porContinuar(partidas, tieneCopia);
  if (pendientes.length === 0) return null;
  return (
    <ul className={classes.pendientes} aria-label="Por continuar">
      {pendientes.map(({ id, estado, concepto, fecha }) => {
        const esDevuelta = estado === 'rechazada';
        const Dibujo = esDevuelta ? ArrowUturnLeftIcon : PencilSquareIcon;
        const texto = `${esDevuelta ? 'Le devolvieron' : 'Dejó sin terminar'} «${conceptoOSinConcepto(concepto)}», del ${formatDate(fecha)}.`;
        return (
          <li key={id} className={classes.pendiente} data-devuelta={esDevuelta || undefined}>
            <Dibujo className={classes.icono} aria-hidden="true" />
            <span className={classes.texto} title={texto}>
              {texto}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={esDevuelta ? 'Corregir esa partida' : 'Continuar con ese borrador'}
              onClick={() => onAbrir(id)}
            >
              {esDevuelta ? 'Corregir' : 'Continuar'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
