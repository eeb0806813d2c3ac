// On an empty desk, in one line: what was left unfinished and what came back from review, to go on with it.

import { ArrowUturnLeftIcon, PencilSquareIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { formatDate } from '#ui/format/date.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { nombreDeBorrador } from '../borrador/copia-local.ts';
import { copiasLocales } from '../borrador/copias-de-este-equipo.ts';
import classes from '../escritorio.module.css';
import { conceptoOSinConcepto } from '../nombres.ts';
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
    <Row as="ul" gap="sm lg" aria-label="Por continuar">
      {pendientes.map(({ id, estado, concepto, fecha }) => {
        const esDevuelta = estado === 'rechazada';
        const Dibujo = esDevuelta ? ArrowUturnLeftIcon : PencilSquareIcon;
        const texto = `${esDevuelta ? 'Le devolvieron' : 'Dejó sin terminar'} «${conceptoOSinConcepto(concepto)}», del ${formatDate(fecha)}.`;
        return (
          <Row
            as="li"
            key={id}
            oneLine
            grow
            basis="22rem"
            gap="md"
            pad="xs lg"
            surface="card"
            size="sm"
            data-devuelta={esDevuelta || undefined}
          >
            <Text as="span" rigid tone={esDevuelta ? 'warning' : 'muted'}>
              <Dibujo width={16} height={16} className={classes.icono} aria-hidden="true" />
            </Text>
            <Text as="span" grow cut title={texto}>
              {texto}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={esDevuelta ? 'Corregir esa partida' : 'Continuar con ese borrador'}
              onClick={() => onAbrir(id)}
            >
              {esDevuelta ? 'Corregir' : 'Continuar'}
            </Button>
          </Row>
        );
      })}
    </Row>
  );
}
