// The opening balances of one agencia: being written, waiting for somebody, or as they were posted.

import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  type Apertura as DatosDeApertura,
  descartarApertura,
  type EstadoDeApertura,
  enviarApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import { resumirSaldos } from '@cuadra/core/saldos-iniciales';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '#platform/api.ts';
import { queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Decisiones } from './decisiones.tsx';
import { Rejilla } from './rejilla.tsx';
import classes from './saldos-iniciales.module.css';
import { refrescarAperturas, useAccionDeApertura } from './use-accion-de-apertura.ts';
import { useEscritura } from './use-escritura.ts';
import { diceAlgo } from './use-renglones.ts';

export function Apertura({ apertura }: { readonly apertura: DatosDeApertura }) {
  if (apertura.puede.escribir) return <Escritorio apertura={apertura} />;
  return (
    <>
      <Text size="sm">{comoVan(apertura)}</Text>
      {apertura.partida !== null && (
        <Text size="sm">
          Partida{' '}
          <Link to="/contabilidad/ver-partidas" search={{ partida: apertura.partida.id }}>
            {numeroDePartida(apertura.partida)}
          </Link>
          .
        </Text>
      )}
      {apertura.impedimentos.map((texto) => (
        <FormNotice key={texto} tone="aviso" text={texto} />
      ))}
      <Resumen resumen={apertura.resumen} />
      <Decisiones apertura={apertura} />
      <LineasContabilizadas lineas={apertura.lineas} />
    </>
  );
}

export const nombresDeEstado: Readonly<Record<EstadoDeApertura, string>> = {
  borrador: 'Escribiéndose',
  en_revision: 'Por aprobar',
  contabilizada: 'Contabilizados',
  revertida: 'Deshechos',
};

function comoVan({ estado, fecha, enviada, aprobada, escritores }: DatosDeApertura): string {
  const partes = [
    `${nombresDeEstado[estado]}, al ${formatDate(fecha)}.`,
    `Los escribieron: ${escritores.map(({ nombre }) => nombre).join(', ')}.`,
    ...(enviada === null ? [] : [`Los envió ${enviada.por.nombre} el ${formatInstant(enviada.en)}.`]),
    ...(aprobada === null ? [] : [`Los aprobó ${aprobada.por.nombre} el ${formatInstant(aprobada.en)}.`]),
  ];
  return partes.join(' ');
}

type Fila = DatosDeApertura['lineas'][number] & { readonly lugar: number };

const COLUMNAS: readonly Column<Fila>[] = [
  { title: 'Código', kind: 'code', cell: ({ cuenta }) => cuenta },
  { title: 'Cuenta', kind: 'main', cell: ({ nombreCuenta, error }) => error ?? nombreCuenta },
  { title: 'Debe (Q)', kind: 'number', cell: ({ debe }) => formatearSaldo(debe) },
  { title: 'Haber (Q)', kind: 'number', cell: ({ haber }) => formatearSaldo(haber) },
];

/** The lines of what is no longer written. */
function LineasContabilizadas({ lineas }: Pick<DatosDeApertura, 'lineas'>) {
  return (
    <DataTable
      label="Saldos por cuenta"
      columns={COLUMNAS}
      rows={lineas.map((linea, lugar) => ({ ...linea, lugar }))}
      rowKey={({ lugar }) => String(lugar)}
    />
  );
}

/** Where opening balances are written: the grid, the difference live, and sending them to somebody else. */
function Escritorio({ apertura }: { readonly apertura: DatosDeApertura }) {
  const escritura = useEscritura(apertura);
  const catalogo = useQuery(queryOf(listarCatalogo));
  const { renglones, fecha, guardada, estado, fallo } = escritura;
  const escritos = renglones.filter(diceAlgo);
  const resumen = resumirSaldos(
    escritos.map(({ cuenta, debe = CERO, haber = CERO }) => ({ idCuenta: cuenta, debe, haber })),
  );
  const errores = new Map(
    escritos.map(({ clave }, lugar) => [clave, guardada.lineas[lugar]?.error ?? undefined]),
  );
  return (
    <>
      {apertura.devueltaPorque !== null && (
        <FormNotice tone="aviso" text={`Los devolvieron: ${apertura.devueltaPorque}`} />
      )}
      {estado === 'ajeno' && <Ajeno />}
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      <Row justify="between" align="end" gap="md xl">
        <DateField
          label="Saldos al"
          value={fecha}
          onChange={escritura.ponerFecha}
          description="El primer día de los libros de la agencia."
        />
        <Text as="span" size="sm" muted role="status">
          {estadosDeGuardado[estado]}
        </Text>
      </Row>
      <Resumen resumen={resumen} />
      <Rejilla
        renglones={renglones}
        errores={errores}
        cuentas={catalogo.data ?? []}
        onCambio={escritura.cambiar}
        onQuitar={escritura.quitar}
      />
      <Envio
        apertura={guardada}
        cuadra={resumen.diferencia === 0 && escritos.length > 0}
        guardar={escritura.guardar}
      />
    </>
  );
}

const estadosDeGuardado = {
  guardado: 'Guardado',
  pendiente: 'Por guardar…',
  guardando: 'Guardando…',
  ajeno: '',
} as const;

function Ajeno() {
  return (
    <FormNotice
      tone="aviso"
      text="Otra persona cambió estos saldos mientras usted escribía. Vuelva a cargarlos para seguir sobre lo suyo."
      actions={
        <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
          Volver a cargar
        </Button>
      }
    />
  );
}

interface EnvioProps {
  readonly apertura: DatosDeApertura;
  readonly cuadra: boolean;
  readonly guardar: () => Promise<DatosDeApertura | undefined>;
}

function Envio({ apertura, cuadra, guardar }: EnvioProps) {
  const confirmar = useConfirm();
  const { run: hacer, busy: ocupado, message: mensaje } = useAccionDeApertura();
  const { id } = apertura;
  const enviar = async () => {
    const guardada = await guardar();
    if (guardada === undefined) return;
    const body = { version: guardada.version };
    if (await hacer(() => call(enviarApertura, { params: { id }, body })))
      void notify('Los saldos iniciales se enviaron: otra persona los aprueba.');
  };
  const descartar = async () => {
    const seguro = await confirmar({
      title: 'Descartar los saldos iniciales',
      text: 'Se pierde lo escrito en esta agencia.',
      action: 'Descartar',
      danger: true,
    });
    if (!seguro) return;
    await hacer(() => call(descartarApertura, { params: { id }, query: { version: apertura.version } }));
    await refrescarAperturas();
  };
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      {cuadra && apertura.impedimentos.map((texto) => <FormNotice key={texto} tone="aviso" text={texto} />)}
      <Actions>
        <Button loading={ocupado} disabled={!cuadra} onClick={() => void enviar()}>
          Enviar a aprobar
        </Button>
        <Button variant="default" disabled={ocupado} onClick={() => void descartar()}>
          Descartar
        </Button>
      </Actions>
    </>
  );
}

/** Whether it is a balance: assets, liabilities and capital, and the difference that is left. */
function Resumen({ resumen }: { readonly resumen: DatosDeApertura['resumen'] }) {
  const { activo, pasivo, capital, resultado, orden, debe, haber, diferencia } = resumen;
  const cifras: readonly (readonly [string, Centavos])[] = [
    ['Activo', activo],
    ['Pasivo', pasivo],
    ['Capital', capital],
    ...(resultado === 0 ? [] : [['Resultado del año', resultado] as const]),
    ...(orden === 0 ? [] : [['Cuentas de orden', orden] as const]),
    ['Debe', debe],
    ['Haber', haber],
  ];
  return (
    <Facts
      layout="inline"
      label="Resumen, en quetzales"
      live
      surface="card"
      pad="md lg"
      className={classes.resumen}
    >
      {cifras.map(([nombre, monto]) => (
        <Fact key={nombre} label={nombre} weight="medium" figures>
          {formatearSaldo(monto)}
        </Fact>
      ))}
      <Fact
        label={diferencia === 0 ? 'Cuadra' : 'Diferencia'}
        tone={diferencia === 0 ? 'success' : 'warning'}
        weight="medium"
        figures
      >
        {formatearSaldo(diferencia)}
      </Fact>
    </Facts>
  );
}
