// The printing of a book that goes on by itself, where its folios are looked at: anybody sees it, whoever prints may
// cancel it.

import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Progress.layer.css';
import {
  cancelarImpresion,
  type Impresion,
  listarImpresiones,
  verImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { cuantosFolios } from '../nombres.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

interface EnCursoProps {
  readonly libro: LibroLegal;
  readonly puedeImprimir: boolean;
}

export function EnCurso({ libro, puedeImprimir }: EnCursoProps) {
  const cancelar = useCancelar();
  const { data: impresiones = [] } = useQuery({
    ...queryOf(listarImpresiones),
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? SONDEO_MS : false),
  });
  const impresion = impresiones.find((una) => una.libro === libro);
  if (impresion === undefined) return null;
  return (
    <Row as="section" gap="lg 2xl" surface="card" pad="lg xl" aria-label="Impresión en curso">
      <Text>
        <strong>Se está imprimiendo.</strong> La pidió {impresion.pedidaPor.nombre},{' '}
        {formatInstant(impresion.pedidaEn)}.
      </Text>
      <Avance impresion={impresion} />
      {puedeImprimir && (
        <Button variant="default" size="xs" onClick={() => void cancelar(impresion)}>
          Detener la impresión
        </Button>
      )}
    </Row>
  );
}

/** How far a printing goes: the sheets drawn of those it takes. */
export function Avance({ impresion: { libro, estado, hechas, paginas } }: { readonly impresion: Impresion }) {
  const porCiento = Math.floor((hechas / paginas) * 100);
  return (
    <Stack grow basis="14rem" gap="sm" size="sm" figures>
      <Progress.Root size="md">
        <Progress.Section
          value={porCiento}
          aria-label={`Avance de la impresión del ${nombresDeLibro[libro]}`}
        />
      </Progress.Root>
      <span>
        {estado === 'en_cola'
          ? `${cuantosFolios(paginas)}, en espera de su turno`
          : `${formatearEntero(hechas)} de ${cuantosFolios(paginas)} (${porCiento} %)`}
      </span>
    </Stack>
  );
}

/** Live events bring each step; asking again is for when none arrive. */
const SONDEO_MS = 3_000;

export const sigueEnCurso = ({ estado }: Pick<Impresion, 'estado'>): boolean =>
  estado === 'en_cola' || estado === 'haciendo';

/** As it goes now; undefined when none was asked for. */
export function useSeguimiento(pedida: Impresion | undefined): Impresion | undefined {
  const { data } = useQuery({
    ...queryOf(verImpresion, { params: { id: pedida?.id ?? '' } }),
    enabled: pedida !== undefined && sigueEnCurso(pedida),
    refetchInterval: ({ state }) =>
      state.data === undefined || sigueEnCurso(state.data) ? SONDEO_MS : false,
  });
  return pedida === undefined ? undefined : (data ?? pedida);
}

/** Cancels it, once the person is sure. No folio of it has been used. */
export function useCancelar(): (impresion: Impresion) => Promise<void> {
  const confirmar = useConfirm();
  return async ({ id, libro }) => {
    const seguro = await confirmar({
      title: 'Detener la impresión',
      text: `La impresión del ${nombresDeLibro[libro]} se detiene y no usa ningún folio.`,
      action: 'Detener la impresión',
      danger: true,
    });
    if (!seguro) return;
    try {
      await call(cancelarImpresion, { params: { id } });
    } catch (error) {
      void notify(messageOf(error), 'error');
    }
    await refrescarFolios();
  };
}
