// Looks for an earlier partida to begin from: its lines come to the desk, with the header too while nothing is written.
import {
  listarPartidas,
  type PartidaCompleta,
  type ResumenDePartida,
  verPartida,
} from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FocusEvent, useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../escritorio.module.css';
import { conceptoOSinConcepto, contarLineas } from '../nombres.ts';

interface CopiarPartidaProps {
  readonly onElegida: (partida: PartidaCompleta) => void;
  readonly onClose: () => void;
}

const PARTIDAS_MAX = 30;

export function CopiarPartida({ onElegida, onClose }: CopiarPartidaProps) {
  const [texto, setTexto] = useState('');
  const [fallo, setFallo] = useState<string>();
  const query = {
    estado: 'contabilizada',
    limite: PARTIDAS_MAX,
    totales: 'false',
    ...(texto === '' ? {} : { texto }),
  } as const;
  const lista = useQuery({ ...queryOf(listarPartidas, { query }), placeholderData: keepPreviousData });
  const elegir = async (id: string) => {
    setFallo(undefined);
    await call(verPartida, { params: { id } }).then(onElegida, (error) => setFallo(messageOf(error)));
  };
  return (
    <FormDialog title="Copiar de una partida anterior" width={680} onClose={onClose}>
      <Stack
        as="section"
        gap="lg"
        minHeight="24rem"
        aria-label="Partidas anteriores"
        tabIndex={-1}
        data-autofocus
        onFocus={buscarPrimero}
      >
        <SearchBox
          label="Buscar partidas"
          hint="Número, concepto o documento"
          value={texto}
          onChange={(buscado) => setTexto(buscado.trim())}
        />
        {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
        {lista.isPending && <SkeletonRows rows={8} height={56} label="Cargando las partidas" />}
        {lista.isError && <ErrorState error={lista.error} retry={lista.refetch} />}
        {lista.data?.partidas.length === 0 && (
          <EmptyState title="Ninguna partida coincide" text="Pruebe con el número o con otra palabra." />
        )}
        <Stack as="ul" className={classes.lista} aria-label="Partidas">
          {lista.data?.partidas.map((partida) => (
            <Row as="li" key={partida.id} oneLine className={classes.fila}>
              <button type="button" className={classes.abrir} onClick={() => void elegir(partida.id)}>
                <Stack as="span" gap="2xs">
                  <Text as="span" weight="medium" cut>
                    {conceptoOSinConcepto(partida.concepto)}
                  </Text>
                  <Text as="span" size="sm" muted figures>
                    {datosDe(partida)}
                  </Text>
                </Stack>
              </button>
            </Row>
          ))}
        </Stack>
      </Stack>
    </FormDialog>
  );
}

/** The dialog gives the keyboard to what it finds first; here it is for the search. */
function buscarPrimero({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

function datosDe({ numero, ejercicio, fecha, cantidadLineas, debe }: ResumenDePartida): string {
  return [
    ...(numero === null ? [] : [`Partida ${numeroDePartida({ numero, ejercicio })}`]),
    formatDate(fecha),
    contarLineas(cantidadLineas),
    formatearQuetzales(debe),
  ].join(' · ');
}
