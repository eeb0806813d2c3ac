// What one asked for in the last days, and what came of it: what was authorised is done from here, as it was asked for.
import { type Autorizacion, listarAutorizaciones } from '@cuadra/contract/control/autorizaciones';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { HandRaisedIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { OpenableColumn } from '#ui/tables/openable-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { FormularioDeMotivo } from '../motivo/formulario-de-motivo.tsx';
import { retirar } from '../motivo/respuestas.ts';
import classes from './autorizaciones.module.css';
import { nombreDeEstado, quienesRespondieron } from './en-palabras.ts';
import { hacerAhora, refrescarTodo } from './hacer-ahora.ts';
import { type EnPanel, ListaConPanel } from './lista-con-panel.tsx';

export function Propias() {
  const consulta = useQuery(queryOf(listarAutorizaciones));
  return (
    <Loaded consulta={consulta} filas={16} etiqueta="Cargando lo que pidió">
      {({ propias }) =>
        propias.length === 0 ? (
          <div className={classes.tarjeta}>
            <EmptyState
              icono={HandRaisedIcon}
              titulo="No ha pedido autorizaciones"
              texto="Cuando algo lleve dos personas, se le ofrecerá pedirla ahí mismo y quedará aquí siete días."
            />
          </div>
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
  const { ocupado, mensaje, hacer } = useAction(refrescarTodo);
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
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <div className={classes.botones}>
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
      </div>
      {retirando && (
        <FormDialog titulo="Retirar lo que pidió" onClose={() => alRetirar(false)}>
          <FormularioDeMotivo
            etiqueta="Motivo"
            accion="Retirar"
            enviar={(motivo) => retirar(id, motivo)}
            alTerminar={() => {
              alRetirar(false);
              void notify('Retirada.');
            }}
            onCancelar={() => alRetirar(false)}
          />
        </FormDialog>
      )}
    </>
  );
}

const columnas: readonly OpenableColumn<Autorizacion>[] = [
  { titulo: 'Pedida', clase: 'fecha', cede: 'primera', celda: ({ pedidaEn }) => formatInstant(pedidaEn) },
  { titulo: 'Operación', clase: 'texto', celda: ({ operacion }) => nombreDeOperacion(operacion) },
  { titulo: 'Detalle', clase: 'avisos', cede: 'primera', celda: ({ resumen }) => resumen },
  { titulo: 'Estado', clase: 'estado', celda: nombreDeEstado },
  { titulo: 'Respondió', clase: 'nombre', cede: 'segunda', celda: quienesRespondieron },
  {
    titulo: 'Monto (Q)',
    clase: 'monto',
    celda: ({ monto }) => (monto === 0 ? '–' : formatearMonto(monto)),
  },
];
