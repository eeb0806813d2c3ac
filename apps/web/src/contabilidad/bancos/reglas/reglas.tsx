// The rules by which lines of the banks become partidas, in the order in which they are tried: they propose, people accept.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import {
  crearRegla,
  editarRegla,
  type listarReglasPropuestas,
  quitarRegla,
  type ReglaDeBanco,
} from '@cuadra/contract/contabilidad/bancos/reglas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Centavos } from '@cuadra/core/dinero';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BoltIcon,
  LightBulbIcon,
  PlusIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstantDay } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { StateDot } from '#ui/states/state-dot.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Title } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from '../bancos.module.css';
import { consultas, useAccion } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { FormularioDeRegla, type ReglaEscrita } from './formulario-de-regla.tsx';
import { nombrePara } from './nombre-para.ts';
import { alFinal, mover } from './orden-de-reglas.ts';

export function Reglas({ cuenta }: Pick<VistaDeCuentaProps, 'cuenta'>) {
  const concilia = usePermission('bancos:conciliar');
  const [abierta, setAbierta] = useState<ReglaDeBanco | 'nueva'>();
  const consulta = useQuery(consultas.reglas());
  const cerrar = () => setAbierta(undefined);
  return (
    <Stack gap="lg">
      {concilia && <Propuestas reglas={consulta.data} />}
      {concilia && (
        <Actions end>
          <Button
            size="compact-md"
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            disabled={consulta.data === undefined}
            onClick={() => setAbierta('nueva')}
          >
            Nueva regla
          </Button>
        </Actions>
      )}
      <Loaded query={consulta} rows={6} label="Cargando las reglas">
        {(reglas) =>
          reglas.length === 0 ? (
            <SinReglas concilia={concilia} />
          ) : (
            <Lista reglas={reglas} concilia={concilia} onAbrir={setAbierta} />
          )
        }
      </Loaded>
      <EditDrawer
        opened={abierta !== undefined}
        title={abierta === 'nueva' ? 'Nueva regla' : 'Regla'}
        subtitle={abierta === 'nueva' ? undefined : abierta?.nombre}
        onClose={cerrar}
      >
        {abierta !== undefined && (
          <FormularioDeRegla
            regla={abierta === 'nueva' ? undefined : abierta}
            inicial={abierta === 'nueva' ? enBlanco(cuenta.id, consulta.data ?? []) : cuerpoDe(abierta)}
            onCerrar={cerrar}
          />
        )}
      </EditDrawer>
    </Stack>
  );
}

const enBlanco = (cuentaBancaria: string, reglas: readonly ReglaDeBanco[]): ReglaEscrita => ({
  ...{ nombre: '', texto: '', signo: 'salida', montoMinimo: null, montoMaximo: null, cuentaBancaria },
  ...{ idCuenta: '', concepto: '', orden: alFinal(reglas), activa: true },
});

function SinReglas({ concilia }: { readonly concilia: boolean }) {
  return (
    <EmptyState
      icon={BoltIcon}
      title="Aún no hay reglas"
      text={
        concilia
          ? 'Una regla dice en qué partida se convierte lo que el banco repite: comisiones, intereses, impuestos. También se crea al registrar una partida desde la mesa.'
          : 'Quien concilia las crea para lo que el banco repite.'
      }
    />
  );
}

interface ListaProps {
  readonly reglas: readonly ReglaDeBanco[];
  readonly concilia: boolean;
  readonly onAbrir: (regla: ReglaDeBanco) => void;
}

function Lista({ reglas, concilia, onAbrir }: ListaProps) {
  const confirmar = useConfirm();
  const { run: hacer, message: mensaje, busy: ocupado } = useAccion();
  const editar = ({ id, version, ...regla }: ReglaDeBanco, cambio: Partial<ReglaEscrita>) =>
    call(editarRegla, {
      params: { id },
      body: editarRegla.body.parse({ version, ...cuerpoDe({ id, version, ...regla }), ...cambio }),
    });
  const colocar = (id: string, hacia: 'arriba' | 'abajo') =>
    hacer(async () => {
      for (const { regla, orden } of mover(reglas, id, hacia)) await editar(regla, { orden });
    });
  const quitar = async ({ id, nombre }: ReglaDeBanco) => {
    const si = await confirmar({
      title: 'Quitar la regla',
      text: `Se quita «${nombre}». Las partidas que se hicieron por ella quedan.`,
      action: 'Quitar',
      danger: true,
    });
    if (si && (await hacer(() => call(quitarRegla, { params: { id } })))) void notify('Regla quitada.');
  };
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Box surface="card" clip>
        <TablaDeReglas
          reglas={reglas}
          acciones={
            concilia
              ? {
                  ...{ ocupado, onAbrir },
                  onMover: (id, hacia) => void colocar(id, hacia),
                  onUsar: (regla, activa) => void hacer(() => editar(regla, { activa })),
                  onQuitar: (regla) => void quitar(regla),
                }
              : undefined
          }
        />
      </Box>
    </>
  );
}

/** Everything that it says, whatever changes of it. */
function cuerpoDe(regla: ReglaDeBanco): ReglaEscrita {
  const { nombre, texto, signo, montoMinimo, montoMaximo, idCuenta, concepto, orden, activa } = regla;
  return {
    ...{ nombre, texto, signo, montoMinimo, montoMaximo, idCuenta, concepto, orden, activa },
    cuentaBancaria: regla.cuentaBancaria?.id ?? null,
  };
}

type Propuesta = ResponseOf<typeof listarReglasPropuestas>[number];

/** Rules that the program proposes because people did the same thing several times: taken with one click. */
function Propuestas({ reglas }: { readonly reglas: readonly ReglaDeBanco[] | undefined }) {
  const { data: propuestas = [] } = useQuery(consultas.reglasPropuestas());
  const { run: hacer, message: mensaje, busy: ocupado } = useAccion();
  if (reglas === undefined || (propuestas.length === 0 && mensaje === undefined)) return null;
  const aceptar = async (propuesta: Propuesta) => {
    const { texto, signo, montoMinimo, montoMaximo, idCuenta, concepto } = propuesta;
    const body = crearRegla.body.parse({
      ...{ texto, signo, montoMinimo, montoMaximo, idCuenta, concepto, activa: true, cuentaBancaria: null },
      nombre: nombrePara(texto, reglas),
      orden: alFinal(reglas),
    });
    if (await hacer(() => call(crearRegla, { body })))
      void notify('Regla creada: se propone en la próxima pasada.');
  };
  return (
    <Stack as="section" gap="md" pad="lg xl" surface="card" size="sm" aria-label="Reglas propuestas">
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      {propuestas.length > 0 && (
        <Title size="sm">
          <Row as="span" oneLine gap="md">
            <LightBulbIcon width={18} height={18} aria-hidden="true" />
            Lo que ya se hizo varias veces puede ser una regla
          </Row>
        </Title>
      )}
      <Stack as="ul" gap="sm">
        {propuestas.map((propuesta) => (
          <Row key={`${propuesta.texto} ${propuesta.signo}`} as="li" justify="between" gap="xs xl">
            <span>
              <strong>{propuesta.veces} veces:</strong> {decirCondiciones(propuesta)} contra{' '}
              {propuesta.idCuenta} {propuesta.nombreCuenta}, «{propuesta.concepto}»
            </span>
            <Button
              variant="default"
              size="compact-sm"
              disabled={ocupado}
              aria-label={`Crear la regla ${propuesta.texto}`}
              onClick={() => void aceptar(propuesta)}
            >
              Crear la regla
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

interface AccionesDeRegla {
  readonly ocupado: boolean;
  readonly onAbrir: (regla: ReglaDeBanco) => void;
  readonly onMover: (id: string, hacia: 'arriba' | 'abajo') => void;
  readonly onUsar: (regla: ReglaDeBanco, activa: boolean) => void;
  readonly onQuitar: (regla: ReglaDeBanco) => void;
}

interface TablaDeReglasProps {
  readonly reglas: readonly ReglaDeBanco[];
  /** Absent: they are only looked at. */
  readonly acciones: AccionesDeRegla | undefined;
}

/** Each rule with what it looks for, what it makes of it and how many times it did. */
function TablaDeReglas({ reglas, acciones }: TablaDeReglasProps) {
  return (
    <DataTable
      label="Reglas"
      columns={acciones === undefined ? [...comunes, estado] : conAcciones(reglas, acciones)}
      rows={reglas}
      rowKey={({ id }) => id}
    />
  );
}

const comunes: readonly Column<ReglaDeBanco>[] = [
  { title: 'Regla', kind: 'main', cell: ({ nombre }) => nombre },
  { title: 'Si el banco dice', cell: decirCondiciones },
  { title: 'En', cell: ({ cuentaBancaria }) => cuentaBancaria?.nombre ?? 'Todas las cuentas' },
  { title: 'Contra', cell: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}` },
  { title: 'Concepto', cell: ({ concepto }) => concepto },
  { title: 'Partidas', kind: 'number', cell: ({ aciertos }) => formatearEntero(aciertos) },
  {
    title: 'La última',
    kind: 'code',
    cell: ({ ultimoAcierto }) => (ultimoAcierto === null ? '' : formatInstantDay(ultimoAcierto)),
  },
];

const estado: Column<ReglaDeBanco> = {
  title: 'Estado',
  cell: ({ activa }) => <StateDot lit={activa} text={activa ? 'En uso' : 'Apagada'} />,
};

function conAcciones(
  reglas: readonly ReglaDeBanco[],
  acciones: AccionesDeRegla,
): readonly Column<ReglaDeBanco>[] {
  const { ocupado, onAbrir, onUsar } = acciones;
  const [, ...demas] = comunes;
  return [
    {
      title: 'Regla',
      kind: 'main',
      cell: (regla) => (
        <button type="button" className={classes.abrir} onClick={() => onAbrir(regla)}>
          {regla.nombre}
        </button>
      ),
    },
    ...demas,
    {
      title: 'En uso',
      cell: (regla) => (
        <Switch
          aria-label={`${regla.nombre}, en uso`}
          checked={regla.activa}
          disabled={ocupado}
          onChange={({ currentTarget }) => onUsar(regla, currentTarget.checked)}
        />
      ),
    },
    {
      title: 'Acciones',
      kind: 'actions',
      cell: (regla) => (
        <Botones
          regla={regla}
          primera={regla === reglas[0]}
          ultima={regla === reglas.at(-1)}
          acciones={acciones}
        />
      ),
    },
  ];
}

interface BotonesProps {
  readonly regla: ReglaDeBanco;
  readonly primera: boolean;
  readonly ultima: boolean;
  readonly acciones: AccionesDeRegla;
}

function Botones({ regla, primera, ultima, acciones: { ocupado, onMover, onQuitar } }: BotonesProps) {
  const boton = { variant: 'subtle', color: 'gray' } as const;
  return (
    <>
      <IconButton
        {...boton}
        label={`Probar ${regla.nombre} antes`}
        icon={ArrowUpIcon}
        disabled={ocupado || primera}
        onClick={() => onMover(regla.id, 'arriba')}
      />
      <IconButton
        {...boton}
        label={`Probar ${regla.nombre} después`}
        icon={ArrowDownIcon}
        disabled={ocupado || ultima}
        onClick={() => onMover(regla.id, 'abajo')}
      />
      <IconButton
        {...boton}
        label={`Quitar ${regla.nombre}`}
        icon={TrashIcon}
        disabled={ocupado}
        onClick={() => onQuitar(regla)}
      />
    </>
  );
}

type Condiciones = Pick<ReglaDeBanco, 'texto' | 'signo'> & {
  readonly montoMinimo: Centavos | null;
  readonly montoMaximo: Centavos | null;
};

/** What it looks for, in words. */
function decirCondiciones({ texto, signo, montoMinimo, montoMaximo }: Condiciones): string {
  const partes = [
    `«${texto}»`,
    signo !== null && (signo === 'entrada' ? 'que entra' : 'que sale'),
    decirMontos(montoMinimo, montoMaximo),
  ];
  return partes.filter((parte) => parte !== false).join(', ');
}

function decirMontos(minimo: Centavos | null, maximo: Centavos | null): string | false {
  if (minimo !== null && minimo === maximo) return `de ${formatearQuetzales(minimo)}`;
  if (minimo !== null && maximo !== null)
    return `de ${formatearQuetzales(minimo)} a ${formatearQuetzales(maximo)}`;
  if (minimo !== null) return `desde ${formatearQuetzales(minimo)}`;
  return maximo !== null && `hasta ${formatearQuetzales(maximo)}`;
}
