// The conciliación of a month: both balances until they meet, what is outstanding, what it lacks to be sent, who signed it; and the
// other months of the account.
import type {
  Conciliacion,
  EstadoDeConciliacion,
  PasoDeConciliacion,
  ResumenDeConciliacion,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { queryString } from '@cuadra/contract/endpoint';
import { CheckCircleIcon, ClockIcon, PencilSquareIcon } from '@heroicons/react/20/solid';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant, formatInstantDay, formatMonth } from '#ui/format/date.ts';
import { conMontosEnteros, formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import classes from '../bancos.module.css';
import { consultas } from '../consultas.ts';
import { enlaceDeMesa } from '../enlaces.ts';
import { claveDeMes, type VistaDeCuentaProps } from '../meses.ts';
import { Acciones } from './acciones/acciones.tsx';
import { Cifras } from './cifras.tsx';
import { Pendientes } from './pendientes.tsx';

export function ConciliacionDelMes({ cuenta, anio, mes }: VistaDeCuentaProps) {
  const consulta = useQuery(consultas.conciliacion(cuenta.id, { anio, mes }));
  return (
    <Stack gap="lg" max="64rem">
      <Loaded query={consulta} rows={12} label="Cargando la conciliación">
        {(conciliacion) => <Mes cuenta={cuenta} conciliacion={conciliacion} />}
      </Loaded>
      <Meses cuenta={cuenta} anio={anio} mes={mes} />
    </Stack>
  );
}

interface MesProps extends Pick<VistaDeCuentaProps, 'cuenta'> {
  readonly conciliacion: Conciliacion;
}

function Mes({ cuenta, conciliacion }: MesProps) {
  const { anio, mes, estado, impedimentos, pendientes, pasos } = conciliacion;
  const filtros = { cuenta: cuenta.id, anio, mes };
  return (
    <>
      <Row as="header" gap="md lg">
        <Title size="lg" className={classes.titulo}>
          {formatMonth(claveDeMes({ anio, mes }))}
        </Title>
        <MarcaDeEstado estado={estado} />
        <Actions push className={classes.herramientas}>
          <ExportMenu reporte="conciliacion-bancaria" filtros={filtros} texto="Conciliación" />
          <ExportMenu reporte="conciliacion-cuadratica" filtros={filtros} texto="Cuadrática" />
        </Actions>
      </Row>
      {impedimentos.length > 0 && (
        <FormNotice
          tone="info"
          text={
            <Stack gap="xs">
              Todavía no se puede enviar a revisión:
              <Stack as="ul" dots>
                {impedimentos.map((frase) => (
                  <li key={frase}>{conMontosEnteros(frase)}</li>
                ))}
              </Stack>
            </Stack>
          }
          actions={<PlainLink to={enlaceDeMesa({ cuenta: cuenta.id, anio, mes })}>Ir a la mesa</PlainLink>}
        />
      )}
      <Acciones cuenta={cuenta} conciliacion={conciliacion} />
      <Cifras conciliacion={conciliacion} />
      <Section card title="Partidas pendientes">
        <Pendientes pendientes={pendientes} />
      </Section>
      {pasos.length > 0 && (
        <Section card title="Firmas">
          <Pasos pasos={pasos} />
        </Section>
      )}
    </>
  );
}

const PASOS: Readonly<Record<PasoDeConciliacion, string>> = {
  enviar: 'Enviada a revisión',
  devolver: 'Devuelta',
  aprobar: 'Aprobada',
  'pedir-reapertura': 'Reapertura pedida',
  'retirar-reapertura': 'Reapertura retirada',
  reabrir: 'Reabierta',
};

/** Who did what with it, and when. */
function Pasos({ pasos }: Pick<Conciliacion, 'pasos'>) {
  return (
    <Stack as="ol" gap="sm" pad="lg xl" size="sm">
      {pasos.map(({ paso, por, en, motivo }) => (
        <li key={`${paso} ${en}`}>
          <strong>{PASOS[paso]}</strong> por {por.nombre}, {formatInstant(en)}
          {motivo !== null && (
            <Text as="small" block size="xs" muted>
              {motivo}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** The months of the account, and how far the conciliación of each has come. */
function Meses({ cuenta, anio, mes }: VistaDeCuentaProps) {
  return (
    <Section card title="Meses de la cuenta">
      <Loaded query={useQuery(consultas.conciliaciones(cuenta.id))} rows={4} label="Cargando los meses">
        {(meses) => (
          <DataTable
            label="Meses de la cuenta"
            columns={columnas(claveDeMes({ anio, mes }))}
            rows={meses}
            rowKey={claveDeMes}
          />
        )}
      </Loaded>
    </Section>
  );
}

const enlace = ({ cuentaBancaria, anio, mes }: ResumenDeConciliacion): string =>
  `/contabilidad/comparacion-bancos${queryString({ vista: 'conciliacion', cuenta: cuentaBancaria.id, anio, mes })}`;

const firma = (quien: ResumenDeConciliacion['enviadaPor'], en: string | null): string =>
  quien === null || en === null ? '' : `${quien.nombre}, ${formatInstantDay(en)}`;

const columnas = (abierto: string): readonly Column<ResumenDeConciliacion>[] => [
  {
    title: 'Mes',
    kind: 'main',
    cell: (mes) => (
      <PlainLink to={enlace(mes)} className={rowLink} aria-current={claveDeMes(mes) === abierto || undefined}>
        {formatMonth(claveDeMes(mes))}
      </PlainLink>
    ),
  },
  { title: 'Estado', cell: ({ estado }) => <MarcaDeEstado estado={estado} /> },
  { title: 'Saldo banco', kind: 'number', cell: ({ saldoBanco }) => formatearMonto(saldoBanco) },
  { title: 'Saldo libros', kind: 'number', cell: ({ saldoLibros }) => formatearMonto(saldoLibros) },
  { title: 'Pendientes', kind: 'number', cell: ({ pendientes }) => formatearEntero(pendientes) },
  { title: 'Sin explicar', kind: 'number', cell: ({ sinExplicar }) => formatearEntero(sinExplicar) },
  { title: 'Enviada', cell: ({ enviadaPor, enviadaEn }) => firma(enviadaPor, enviadaEn) },
  { title: 'Aprobada', cell: ({ aprobadaPor, aprobadaEn }) => firma(aprobadaPor, aprobadaEn) },
];

const MARCAS = {
  abierta: { icon: PencilSquareIcon, tone: 'muted', children: 'Abierta' },
  en_revision: { icon: ClockIcon, tone: 'warning', children: 'En revisión' },
  aprobada: { icon: CheckCircleIcon, tone: 'success', children: 'Aprobada' },
} as const satisfies Readonly<Record<EstadoDeConciliacion, ComponentProps<typeof StateMark>>>;

/** How far the conciliación of a month has come. */
const MarcaDeEstado = ({ estado }: { readonly estado: EstadoDeConciliacion }) => (
  <StateMark size="sm" {...MARCAS[estado]} />
);
