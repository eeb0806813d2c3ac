// My drafts: opened to go on with them, or discarded.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { maximoDe } from '@cuadra/core/dinero';
import { TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import classes from '../escritorio.module.css';
import { conceptoOSinConcepto, contarLineas } from '../nombres.ts';
import { descartarBorrador, useBorradores } from './use-borradores.ts';

interface MisBorradoresProps {
  /** The one on the desk. */
  readonly abierto: string | undefined;
  readonly onAbrir: (id: string) => void;
  readonly onDescartado: (id: string) => void;
  readonly onCerrar: () => void;
}

export function MisBorradores({ abierto, onAbrir, onDescartado, onCerrar }: MisBorradoresProps) {
  const { partidas, hayMas, cargando, error, reintentar } = useBorradores();
  const confirmar = useConfirm();
  const [fallo, setFallo] = useState<string>();
  const descartar = async ({ id, concepto }: ResumenDePartida) => {
    setFallo(undefined);
    const texto = `Se descarta «${conceptoOSinConcepto(concepto)}» con sus soportes.`;
    if (
      !(await confirmar({ title: 'Descartar el borrador', text: texto, action: 'Descartar', danger: true }))
    )
      return;
    await descartarBorrador(id).then(
      () => onDescartado(id),
      (motivo) => setFallo(messageOf(motivo)),
    );
  };
  return (
    <EditDrawer opened title="Mis borradores" onClose={onCerrar}>
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      {cargando && <SkeletonRows rows={6} height={60} label="Cargando los borradores" />}
      {error !== null && <ErrorState error={error} retry={reintentar} />}
      {!cargando && error === null && partidas.length === 0 && (
        <EmptyState title="No tiene borradores" text="Lo que empiece a escribir se guarda aquí solo." />
      )}
      <Stack as="ul" className={classes.lista} aria-label="Borradores">
        {partidas.map((partida) => (
          <Row
            as="li"
            key={partida.id}
            oneLine
            gap="md"
            className={classes.fila}
            data-abierto={partida.id === abierto || undefined}
          >
            <button type="button" className={classes.abrir} onClick={() => onAbrir(partida.id)}>
              <Stack as="span" gap="2xs">
                <Text as="span" weight="medium" cut>
                  {conceptoOSinConcepto(partida.concepto)}
                </Text>
                <Text as="span" size="sm" muted figures>
                  {datosDe(partida)}
                </Text>
              </Stack>
            </button>
            <IconButton
              label={`Descartar ${conceptoOSinConcepto(partida.concepto)}`}
              icon={TrashIcon}
              variant="subtle"
              color="gray"
              onClick={() => void descartar(partida)}
            />
          </Row>
        ))}
      </Stack>
      {hayMas && <Note>Hay más: búsquelos en Ver partidas.</Note>}
    </EditDrawer>
  );
}

function datosDe({
  estado,
  fecha,
  agencia,
  debe,
  haber,
  cantidadLineas,
  soportes,
}: ResumenDePartida): string {
  return [
    ...(estado === 'rechazada' ? ['Rechazada: corríjala'] : []),
    formatDate(fecha),
    `agencia ${agencia}`,
    contarLineas(cantidadLineas),
    formatearQuetzales(maximoDe(debe, haber)),
    ...(debe === haber ? [] : ['no cuadra']),
    ...(soportes === 0 ? [] : [soportes === 1 ? '1 soporte' : `${soportes} soportes`]),
  ].join(' · ');
}
