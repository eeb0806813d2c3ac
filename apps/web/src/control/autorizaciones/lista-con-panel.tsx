// A list of authorisations and, beside it, the one that is open, with what must be seen to decide: how much, of what, whose accounts and
// what is in them, what whoever asks moved today, and why it takes two.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { estadosDeCuentaAhorro, nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { nombreDeOperacion, nombresDeClase } from '@cuadra/core/control/operaciones';
import { type ReactNode, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { ListPanel } from '#ui/list/list-panel.tsx';
import { type OpenPanel, usePanel } from '#ui/list/use-filters.ts';
import type { Style } from '#ui/look/look.ts';
import { type OpenedBy, type RowColumn, RowTable } from '#ui/tables/row-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from '../control.module.css';
import { direccionDeAutorizaciones } from './direccion.ts';
import {
  loDeHoy,
  nombreDeEstado,
  quienesRespondieron,
  VECES_NOTABLES,
  vecesEnPalabras,
} from './en-palabras.ts';

interface ListaConPanelProps<F> {
  readonly etiqueta: string;
  /** The keys, above the list. */
  readonly teclas?: string;
  readonly filas: readonly F[];
  readonly columnas: readonly RowColumn<F>[];
  readonly clave: (fila: F) => string;
  readonly nombre: (fila: F) => string;
  /** Undefined: one that opens elsewhere. */
  readonly autorizacionDe: (fila: F) => Autorizacion | undefined;
  readonly onAbrirFuera?: (fila: F) => void;
  /** What may be done with the open one; `seguir` goes to the next of the list. */
  readonly acciones: (abierta: Autorizacion, panel: EnPanel) => ReactNode;
}

export interface EnPanel {
  readonly seguir: () => void;
  /** While a dialog of its own is open, Escape is not the panel's. */
  readonly retener: (retenido: boolean) => void;
}

export function ListaConPanel<F>(props: ListaConPanelProps<F>) {
  const { etiqueta, teclas, filas, columnas, clave, nombre, autorizacionDe, onAbrirFuera, acciones } = props;
  const { busqueda, replace, push } = useAddress(direccionDeAutorizaciones);
  const panel = usePanel({ said: busqueda, replace, push }, 'autorizacion');
  const cabenLosDos = useAtLeast('lg');
  const suyas = filas.flatMap((fila) => autorizacionDe(fila) ?? []);
  const abierta = suyas.find(({ id }) => id === panel.id);
  const abrir = (fila: F, como: OpenedBy) => {
    const suya = autorizacionDe(fila);
    if (suya === undefined) return onAbrirFuera?.(fila);
    panel.open(suya.id, como);
  };
  const seguir = () => {
    const lugar = suyas.findIndex(({ id }) => id === panel.id);
    push({ autorizacion: (suyas[lugar + 1] ?? suyas[lugar - 1])?.id });
  };
  return (
    <Grid columns={abierta !== undefined && cabenLosDos ? 'minmax(0, 1fr) 28rem' : 1} gap="xl" align="start">
      <Box as="section" surface="card" clip shrinks style={ANCHOS} aria-label={etiqueta}>
        {teclas !== undefined && (
          <Text size="xs" muted line="below" pad="md xl" className={classes.teclas}>
            {teclas}
          </Text>
        )}
        <RowTable
          label={etiqueta}
          columns={columnas}
          rows={filas}
          keyOf={clave}
          name={nombre}
          opened={(fila) => abierta !== undefined && autorizacionDe(fila)?.id === abierta.id}
          onOpen={abrir}
        />
      </Box>
      {abierta !== undefined && (
        <Panel key={abierta.id} abierta={abierta} panel={panel} seguir={seguir} acciones={acciones} />
      )}
    </Grid>
  );
}

/** What an authorisation says is wider than what a list usually has. */
const ANCHOS: Style = {
  ...{ '--width-fecha': '8.75rem', '--width-texto': '2 1 11rem', '--width-nombre': '2 1 9rem' },
  ...{ '--width-avisos': '4 1 14rem', '--width-cuenta': '3.5rem', '--width-estado': '7.5rem' },
  '--cifras': '17',
};

/** What is asked for, in a column of its own. */
export const Detalle = ({ children }: { readonly children: string }) => (
  <Text as="span" size="sm" tone="normal">
    {children}
  </Text>
);

interface PanelProps<F> extends Pick<ListaConPanelProps<F>, 'acciones'>, Pick<EnPanel, 'seguir'> {
  readonly abierta: Autorizacion;
  readonly panel: OpenPanel<string>;
}

function Panel<F>({ abierta, panel, seguir, acciones }: PanelProps<F>) {
  const [retenido, retener] = useState(false);
  return (
    <ListPanel
      panel={panel}
      label="Autorización"
      query={{ data: abierta, error: null, refetch: () => Promise.resolve() }}
      title={({ operacion }) => nombreDeOperacion(operacion)}
      loading="Cargando la autorización"
      held={retenido}
    >
      {(autorizacion) => (
        <>
          <Datos autorizacion={autorizacion} />
          {acciones(autorizacion, { seguir, retener })}
        </>
      )}
    </ListPanel>
  );
}

interface DatosProps {
  readonly autorizacion: Autorizacion;
}

function Datos({ autorizacion }: DatosProps) {
  const { monto, clase, agencia, resumen, razon, motivoDelPedido, cuentas } = autorizacion;
  return (
    <>
      {monto > 0 && (
        <Row align="baseline" gap="md">
          <Text size="2xl" weight="bold" figures>
            {formatearQuetzales(monto)}
          </Text>
          <Text size="sm" muted>
            {nombresDeClase[clase]}
          </Text>
        </Row>
      )}
      <Facts width="8.5rem">
        <Dato nombre="Qué">{resumen}</Dato>
        <Dato nombre="Lleva dos porque">{razon}</Dato>
        {motivoDelPedido !== null && <Dato nombre="Lo pide porque">{motivoDelPedido}</Dato>}
        <Personas autorizacion={autorizacion} />
        <Dato nombre="Agencia">{agencia}</Dato>
      </Facts>
      {cuentas.length > 0 && (
        <Stack as="ul" gap="md" line="above" pad="lg none" aria-label="Cuentas de ahorro">
          {cuentas.map(({ id, numero, titulares, saldo, estado }) => (
            <Grid as="li" key={id} columns="minmax(0, 1fr) max-content" gap="none lg">
              <span>{titulares}</span>
              <Text as="span" textAlign="right" figures>
                {formatearQuetzales(saldo)}
              </Text>
              <Text as="span" muted figures>
                {numero}
              </Text>
              <EstadoDeCuenta estado={estado} />
            </Grid>
          ))}
        </Stack>
      )}
    </>
  );
}

function Personas({ autorizacion }: DatosProps) {
  const { estado, vencida, pedidaPor, pedidaEn, venceEn, motivo, clase, movidoHoy, vecesConUsted, orden } =
    autorizacion;
  const deHoy = loDeHoy[clase];
  const respondieron = quienesRespondieron(autorizacion);
  const espera = !vencida && ['pendiente', 'falta_otra', 'autorizada'].includes(estado);
  // Only who asked for it has the order.
  const esPropia = orden !== null;
  return (
    <>
      {esPropia ? (
        <Dato nombre="Estado">{nombreDeEstado(autorizacion)}</Dato>
      ) : (
        <Dato nombre="La pide">{pedidaPor.nombre}</Dato>
      )}
      <Dato nombre="Pedida">{formatInstant(pedidaEn)}</Dato>
      {espera && <Dato nombre="Vale hasta">{formatInstant(venceEn)}</Dato>}
      {!esPropia && deHoy !== undefined && (
        <Dato nombre={deHoy}>{formatearQuetzales(movidoHoy)} sin otra persona</Dato>
      )}
      {!esPropia && (
        <Dato nombre="Con usted" mirar={vecesConUsted >= VECES_NOTABLES}>
          {vecesEnPalabras(vecesConUsted)}
        </Dato>
      )}
      {respondieron !== '' && <Dato nombre={estado === 'negada' ? 'La negó' : 'Firmó'}>{respondieron}</Dato>}
      {motivo !== null && <Dato nombre="Motivo">{motivo}</Dato>}
    </>
  );
}

function EstadoDeCuenta({ estado }: { readonly estado: string }) {
  const conocido = estadosDeCuentaAhorro.find((uno) => uno === estado);
  const activa = estado === 'activa';
  return (
    <Text
      as="span"
      textAlign="right"
      tone={activa ? 'muted' : 'warning'}
      weight={activa ? undefined : 'medium'}
    >
      {conocido === undefined ? estado : nombresDeEstadoDeCuentaAhorro[conocido]}
    </Text>
  );
}

interface DatoProps {
  readonly nombre: string;
  /** Worth looking at. */
  readonly mirar?: boolean;
  readonly children: ReactNode;
}

const Dato = ({ nombre, mirar = false, children }: DatoProps) => (
  <Fact label={nombre} figures tone={mirar ? 'warning' : undefined} weight={mirar ? 'medium' : undefined}>
    {children}
  </Fact>
);
