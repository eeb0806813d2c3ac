// The reversal of a posted partida: when, why, which lines, and what it would do. Both stay in the books, each pointing at the other.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { verEfectoDeReversion } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import type { DestinoDeResultados } from '@cuadra/contract/contabilidad/reversion';
import { revertirPartida, verReversion } from '@cuadra/contract/contabilidad/reversion';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { Codigo } from '@cuadra/contract/problema';
import type { Centavos } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { DateField, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import { type Cuadre, cuadreDe } from './cuadre.ts';
import { avisoDeCruces, avisoDeRevision } from './prevision.ts';
import { DeEjercicioCerrado, QueHaria, useEfectoDeReversion, useMotivos } from './que-haria.tsx';

interface RevertirProps {
  readonly partida: PartidaCompleta;
  readonly onClose: () => void;
}

const esquema = revertirPartida.body.pick({ fecha: true, motivo: true });
const ALCANCES = [
  { value: 'entera', text: 'Toda la partida' },
  { value: 'lineas', text: 'Solo algunas líneas' },
] as const;

export function Revertir({ partida, onClose }: RevertirProps) {
  const reversion = useReversion(partida);
  const { order, alcance, cuadre, aceptaCruces, prevision, efecto, motivos } = reversion;
  const porLineas = alcance === 'lineas';
  const { impedida, aRevision, rompe, cerrado } = prevision;
  // When only some lines are, the server says whether those are matched.
  const sinAceptar = porLineas ? !cuadre.cuadra : rompe !== undefined && !aceptaCruces;
  const impide = sinAceptar || (efecto.data?.errores.length ?? 0) > 0;
  return (
    <OrderDialog
      title={`Revertir la partida ${numeroDePartida(partida)}`}
      width={720}
      order={order}
      submit={aRevision === undefined ? 'Revertir' : 'Enviar a revisión'}
      danger
      disabled={impide}
      onClose={onClose}
    >
      <UnsavedWork name={`partidas/${partida.id}/revertir`} form={order.form} />
      <Lead>
        «{partida.concepto}», del {formatDate(partida.fecha)}, por {formatearQuetzales(partida.debe)}. Se
        contabilizará la partida inversa; la original no cambia.
      </Lead>
      {/* Why it is not done, or not alone. */}
      {impedida !== undefined && <FormNotice tone="error" text={impedida} />}
      {aRevision !== undefined && <FormNotice tone="aviso" text={aRevision} />}
      <LoQueRompe texto={rompe} aceptado={aceptaCruces} onAceptar={reversion.setAceptaCruces} />
      <DateField
        name="fecha"
        label="Fecha de la reversión"
        description={`En un periodo abierto, del ${formatDate(partida.fecha)} a hoy.`}
      />
      <LongTextField name="motivo" label="Motivo" autoFocus />
      <ChoiceField
        label="Qué se revierte"
        options={ALCANCES}
        value={alcance}
        onChange={reversion.setAlcance}
      />
      {porLineas && (
        <LineasARevertir
          lineas={partida.lineas}
          elegidas={reversion.elegidas}
          cuadre={cuadre}
          onElegir={reversion.setElegidas}
        />
      )}
      {cerrado !== undefined && <DeEjercicioCerrado ejercicio={cerrado} {...reversion.resultados} />}
      <QueHaria efecto={efecto} motivos={motivos} />
    </OrderDialog>
  );
}

interface LoQueRompeProps {
  readonly texto: string | undefined;
  readonly aceptado: boolean;
  readonly onAceptar: (aceptado: boolean) => void;
}

/** What it undoes at the banks, and that whoever reverses it knows. */
function LoQueRompe({ texto, aceptado, onAceptar }: LoQueRompeProps) {
  if (texto === undefined) return null;
  return (
    <>
      <FormNotice tone="aviso" text={texto} />
      <Checkbox
        label="Entiendo lo que se rompe en la comparación con el banco"
        checked={aceptado}
        onChange={(event) => onAceptar(event.currentTarget.checked)}
      />
    </>
  );
}

interface LineasARevertirProps {
  readonly lineas: PartidaCompleta['lineas'];
  readonly elegidas: ReadonlySet<number>;
  readonly cuadre: Cuadre;
  readonly onElegir: (elegidas: ReadonlySet<number>) => void;
}

/** To choose which ones are reversed; what the chosen ones add up to is always in sight. */
function LineasARevertir({ lineas, elegidas, cuadre, onElegir }: LineasARevertirProps) {
  const alternar = (n: number) => {
    const nuevas = new Set(elegidas);
    if (!nuevas.delete(n)) nuevas.add(n);
    onElegir(nuevas);
  };
  return (
    <div>
      <DataTable
        label="Líneas que se revierten"
        density="compact"
        narrow="keep"
        frame={{ height: '18rem', label: 'Por elegir' }}
        rows={lineas}
        rowKey={({ n }) => String(n)}
        columns={[
          {
            title: 'Cuenta',
            cell: ({ n, idCuenta, nombreCuenta }) => (
              <Checkbox
                size="xs"
                label={`${n}. ${idCuenta} ${nombreCuenta ?? ''}`}
                checked={elegidas.has(n)}
                onChange={() => alternar(n)}
              />
            ),
            total: 'Elegidas',
          },
          { title: 'Debe', kind: 'amount', cell: ({ debe }) => debe, total: cuadre.debe },
          { title: 'Haber', kind: 'amount', cell: ({ haber }) => haber, total: cuadre.haber },
        ]}
      />
      <Text size="sm" tone={cuadre.cuadra ? 'success' : 'warning'} roomAbove="md" role="status">
        {cuadre.frase}
      </Text>
    </div>
  );
}

/** What is known before asking: what keeps it from being done, and whether it takes a second person. */
function usePrevision(id: string, monto: Centavos, pidiendo: boolean) {
  // Once it is asked for there is nothing left to foresee.
  const { data, error } = useQuery({ ...queryOf(verReversion, { params: { id } }), enabled: !pidiendo });
  return {
    sabida: data !== undefined,
    impedida: error === null ? undefined : messageOf(error),
    aRevision: data && avisoDeRevision(data, monto),
    rompe: data && avisoDeCruces(data.cruces),
    cerrado: data?.ejercicioCerrado ?? undefined,
  };
}

function useReversion(partida: PartidaCompleta) {
  const [aceptaCruces, setAceptaCruces] = useState(false);
  const [alcance, setAlcance] = useState<(typeof ALCANCES)[number]['value']>('entera');
  const [elegidas, setElegidas] = useState<ReadonlySet<number>>(new Set());
  const [elegido, setDestino] = useState<DestinoDeResultados>();
  const order = useTask({
    initial: { fecha: todayInGuatemala(), motivo: '' },
    resolver: judgedBy<Escrita, Escrita>(esquema),
    run: (escrita) => pedir(escrita),
  });
  const porLineas = alcance === 'lineas';
  const cuadre = cuadreDe(partida.lineas, elegidas);
  const prevision = usePrevision(partida.id, porLineas ? cuadre.debe : partida.debe, order.isSending);
  const { cerrado, sabida } = prevision;
  const lineas = porLineas ? [...elegidas].toSorted((a, b) => a - b) : undefined;
  const conResultados = cerrado?.lineas.some((n) => !porLineas || elegidas.has(n)) ?? false;
  const destino = elegido ?? (cerrado?.cuenta == null ? 'mismas' : 'anteriores');
  const pedido = { lineas, ...(conResultados ? { resultados: destino } : {}) };
  const fecha = useWatch({ control: order.form.control, name: 'fecha' });
  const seSabe = sabida && !order.isSending && fecha !== '' && (!porLineas || cuadre.cuadra);
  const efecto = useEfectoDeReversion(partida.id, seSabe ? { fecha, ...pedido } : undefined);
  const motivos = useMotivos(efecto.data);
  const pedir = async (escrita: Escrita) => {
    try {
      await pedirReversion(partida, { ...escrita, ...pedido, aceptadas: motivos.aceptadas, aceptaCruces });
    } catch (error) {
      // What was written stays; what is warned of now is read again.
      void efecto.refetch();
      throw comoNegada(error);
    }
  };
  const send = async () => {
    // What is wrong in its fields is told before what is missing below them.
    if ((await order.form.trigger()) && !motivos.estanTodos()) return false;
    return order.send();
  };
  return {
    order: { ...order, send },
    ...{ alcance, setAlcance, elegidas, setElegidas, cuadre, aceptaCruces, setAceptaCruces },
    ...{ prevision, efecto, motivos },
    resultados: { conResultados, destino, onDestino: setDestino },
  };
}

interface Escrita {
  readonly fecha: string;
  readonly motivo: string;
}

/** Each warning is accepted with a reason of its own (que-haria.tsx): one that came up meanwhile is told like any refusal. */
function comoNegada(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.codigo !== ('ADVERTENCIA_SIN_ACEPTAR' satisfies Codigo))
    return error;
  const { message, status, errores } = error;
  return new ApiError(message, { status, errores, codigo: 'REVERSION_INVALIDA' satisfies Codigo });
}

async function pedirReversion(partida: PartidaCompleta, body: CallOf<typeof revertirPartida>['body']) {
  // What is still being foreseen would be told afterwards that it is already reversed.
  await queryClient.cancelQueries(queryOf(verReversion, { params: { id: partida.id } }));
  await queryClient.cancelQueries({ queryKey: [verEfectoDeReversion.path] });
  const reversion = await call(revertirPartida, { params: { id: partida.id }, body });
  await refrescarPartidas();
  void notify(
    reversion.estado === 'contabilizada'
      ? `Partida ${numeroDePartida(partida)} revertida con la ${numeroDePartida(reversion)}.`
      : `La reversión de la partida ${numeroDePartida(partida)} espera la aprobación de otra persona.`,
  );
}
