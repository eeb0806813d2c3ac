// What one asked for in the last days, and what came of it: what was authorised is done from here, as it was asked for.
import { type Autorizacion, listarAutorizaciones } from '@cuadra/contract/control/autorizaciones';
import type { Endpoint, Method } from '@cuadra/contract/endpoint';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { HandRaisedIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { send } from '#platform/api.ts';
import { consentedBy } from '#platform/consent.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { RowColumn } from '#ui/tables/row-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { retirar } from '../respuestas.ts';
import { nombreDeEstado, quienesRespondieron } from './en-palabras.ts';
import { Detalle, type EnPanel, ListaConPanel } from './lista-con-panel.tsx';

export function Propias() {
  const consulta = useQuery(queryOf(listarAutorizaciones));
  return (
    <Loaded query={consulta} rows={16} label="Cargando lo que pidió">
      {({ propias }) =>
        propias.length === 0 ? (
          <Box surface="card">
            <EmptyState
              icon={HandRaisedIcon}
              title="No ha pedido autorizaciones"
              text="Cuando algo lleve dos personas, se le ofrecerá pedirla ahí mismo y quedará aquí siete días."
            />
          </Box>
        ) : (
          <ListaConPanel
            etiqueta="Lo que pedí"
            filas={propias}
            columnas={columnas}
            clave={({ id }) => id}
            nombre={(fila) =>
              `${nombreDeOperacion(fila.operacion)}, ${formatearMonto(fila.monto)}, ${nombreDeEstado(fila)}`
            }
            autorizacionDe={(fila) => fila}
            acciones={(abierta, panel) => <Acciones autorizacion={abierta} panel={panel} />}
          />
        )
      }
    </Loaded>
  );
}

interface AccionesProps {
  readonly autorizacion: Autorizacion;
  readonly panel: EnPanel;
}

function Acciones({ autorizacion, panel }: AccionesProps) {
  const { id, puede } = autorizacion;
  const [retirando, setRetirando] = useState(false);
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescarTodo);
  const alRetirar = (abierto: boolean) => {
    setRetirando(abierto);
    panel.retener(abierto);
  };
  const ahora = async () => {
    if (await hacer(() => hacerAhora(autorizacion))) void notify('Hecho.');
  };
  if (puede.length === 0) return null;
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Actions end line="above" pad="lg none">
        {puede.includes('retirar') && (
          <Button variant="default" disabled={ocupado} onClick={() => alRetirar(true)}>
            Retirar
          </Button>
        )}
        {puede.includes('hacer') && (
          <Button loading={ocupado} onClick={() => void ahora()}>
            Hacerlo ahora
          </Button>
        )}
      </Actions>
      {retirando && (
        <ReasonDialog
          title="Retirar lo que pidió"
          submit="Retirar"
          danger
          run={(motivo) => retirar(id, motivo)}
          done="Retirada."
          onClose={() => alRetirar(false)}
        />
      )}
    </>
  );
}

const columnas: readonly RowColumn<Autorizacion>[] = [
  { title: 'Pedida', kind: 'fecha', yields: 'primera', cell: ({ pedidaEn }) => formatInstant(pedidaEn) },
  { title: 'Operación', kind: 'texto', cell: ({ operacion }) => nombreDeOperacion(operacion) },
  {
    title: 'Detalle',
    kind: 'avisos',
    yields: 'primera',
    cell: ({ resumen }) => <Detalle>{resumen}</Detalle>,
  },
  { title: 'Estado', kind: 'estado', cell: nombreDeEstado },
  { title: 'Respondió', kind: 'nombre', yields: 'segunda', cell: quienesRespondieron },
  {
    title: 'Monto (Q)',
    kind: 'monto',
    cell: ({ monto }) => (monto === 0 ? '–' : formatearMonto(monto)),
  },
];

const metodos: readonly Method[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The order itself, sent again as it was asked for, with the consent that was given. The key is of the authorisation, which serves once:
 * an order whose answer was lost is not done twice.
 */
async function hacerAhora({ id, orden }: Pick<Autorizacion, 'id' | 'orden'>): Promise<void> {
  const method = metodos.find((uno) => uno === orden?.method);
  if (orden === null || method === undefined || !esDeLaApi(orden.path))
    throw new Error('The order of an authorisation cannot be sent again');
  const otraVez: Endpoint = {
    ...{ method, path: orden.path, permission: 'autenticado', summary: '', errors: [] },
    body: z.unknown(),
    response: z.unknown(),
  };
  await send(otraVez, { body: orden.body ?? undefined }, { llave: id, encabezados: consentedBy(id) });
}

const esDeLaApi = (path: string): path is `/api/${string}` => path.startsWith('/api/');

/** It may have changed anything that is on screen. */
const refrescarTodo = (): Promise<void> => queryClient.invalidateQueries();
