// Every filter there is, in a drawer. They hold when they are applied, all at once.
import { ordenesDePartidas, reversionesDePartida } from '@cuadra/contract/contabilidad/partidas';
import {
  estadosDePartida,
  nombresDeEstadoDePartida,
  nombresDeTipoDePartida,
  tiposDePartida,
} from '@cuadra/core/partida';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { lastMonth, type DaySpan as RangoDeFechas, thisMonth, thisYear } from '#ui/format/ranges.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Consulta } from '../busqueda.ts';
import { nombresDeOrden } from '../lista/orden.ts';
import { type ErroresDeFiltros, type Escrito, escribirFiltros, leerEscrito } from './escrito.ts';
import { nombresDeReversion } from './filtros-en-uso.ts';
import type { NombresDelFiltro } from './use-nombres.ts';

interface TodosLosFiltrosProps {
  readonly filtros: Consulta;
  readonly nombres: NombresDelFiltro;
  readonly onAplicar: (filtros: Consulta) => void;
  readonly onCerrar: () => void;
}

export function TodosLosFiltros({ filtros, nombres, onAplicar, onCerrar }: TodosLosFiltrosProps) {
  const [escrito, setEscrito] = useState(() => escribirFiltros(filtros));
  const [errores, setErrores] = useState<ErroresDeFiltros>({});
  /** What takes the place of everything takes also that of what is not a date. */
  const [vez, setVez] = useState(0);
  const cambiar = (cambios: Partial<Escrito>) => setEscrito({ ...escrito, ...cambios });
  const aplicar = async () => {
    const leido = leerEscrito(escrito);
    if ('errores' in leido) return setErrores(leido.errores);
    onAplicar(leido.filtros);
    onCerrar();
  };
  return (
    <EditDrawer opened title="Filtros" onClose={onCerrar}>
      <Stack as="form" grow noValidate onSubmit={submitWith(aplicar)}>
        <Campos key={vez} escrito={escrito} errores={errores} nombres={nombres} onCambio={cambiar} />
        <EditDrawerFooter>
          <Button
            variant="default"
            onClick={() => {
              setEscrito(escribirFiltros({}));
              setErrores({});
              setVez(vez + 1);
            }}
          >
            Limpiar
          </Button>
          <Button type="submit">Aplicar filtros</Button>
        </EditDrawerFooter>
      </Stack>
    </EditDrawer>
  );
}

interface CamposProps {
  readonly escrito: Escrito;
  readonly errores: ErroresDeFiltros;
  readonly nombres: NombresDelFiltro;
  readonly onCambio: (cambios: Partial<Escrito>) => void;
}

function Campos(props: CamposProps) {
  const { escrito, nombres, onCambio } = props;
  return (
    <Stack gap="xl" grow>
      <Stack gap="md">
        <Rango {...props} titulo="Fecha contable" desde="desde" hasta="hasta" />
        <Tramos onElegir={onCambio} />
      </Stack>
      <Rango {...props} titulo="Fecha de registro" desde="registradaDesde" hasta="registradaHasta" />
      <Rango {...props} titulo="Monto" desde="montoMin" hasta="montoMax" />
      <Elecciones {...props} />
      <Stack gap="sm">
        <AccountPicker
          label="Cuenta"
          note="Una de mayor incluye todas las que dependen de ella."
          cuentas={nombres.cuentas}
          value={escrito.idCuenta === '' ? undefined : escrito.idCuenta}
          onChange={(idCuenta) => onCambio({ idCuenta })}
        />
        {escrito.idCuenta !== '' && (
          <Box alignSelf="start">
            <Button variant="subtle" size="compact-xs" onClick={() => onCambio({ idCuenta: '' })}>
              Cualquier cuenta
            </Button>
          </Box>
        )}
      </Stack>
    </Stack>
  );
}

interface RangoProps extends CamposProps {
  readonly titulo: string;
  readonly desde: 'desde' | 'registradaDesde' | 'montoMin';
  readonly hasta: 'hasta' | 'registradaHasta' | 'montoMax';
}

function Rango({ titulo, desde, hasta, escrito, errores, onCambio }: RangoProps) {
  const esMonto = desde === 'montoMin';
  const campo = (cual: typeof desde | typeof hasta, etiqueta: string) =>
    esMonto ? (
      <TextInput
        label={etiqueta}
        inputMode="decimal"
        placeholder="0.00"
        value={escrito[cual]}
        error={errores[cual]}
        onChange={({ currentTarget }) => onCambio({ [cual]: currentTarget.value })}
      />
    ) : (
      <DateField
        label={etiqueta}
        optional
        value={escrito[cual]}
        error={errores[cual]}
        onChange={(fecha) => onCambio({ [cual]: fecha })}
      />
    );
  return (
    <Grid as="fieldset" min="10rem" gap="lg">
      <Text as="legend" size="xs" muted weight="bold" pad="xs none">
        {titulo}
      </Text>
      {campo(desde, esMonto ? 'Mínimo (Q)' : 'Desde')}
      {campo(hasta, esMonto ? 'Máximo (Q)' : 'Hasta')}
    </Grid>
  );
}

const tramos: readonly (readonly [nombre: string, tramo: () => RangoDeFechas])[] = [
  ['Hoy', () => ({ desde: todayInGuatemala(), hasta: todayInGuatemala() })],
  ['Este mes', () => thisMonth()],
  ['Mes pasado', () => lastMonth()],
  ['Este año', () => thisYear()],
];

function Tramos({ onElegir }: { readonly onElegir: (tramo: RangoDeFechas) => void }) {
  return (
    <Row gap="sm">
      {tramos.map(([nombre, tramo]) => (
        <Button key={nombre} variant="default" size="compact-sm" onClick={() => onElegir(tramo())}>
          {nombre}
        </Button>
      ))}
    </Row>
  );
}

function Elecciones({ escrito, nombres, onCambio }: CamposProps) {
  const agencias = nombres.agencias.map(
    ({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`] as const,
  );
  const campos = [
    [
      'estado',
      'Estado',
      'Todos',
      estadosDePartida.map((uno) => [uno, nombresDeEstadoDePartida[uno]] as const),
    ],
    ['tipo', 'Tipo', 'Todos', tiposDePartida.map((uno) => [uno, nombresDeTipoDePartida[uno]] as const)],
    ['agencia', 'Agencia', 'Todas', agencias],
    ['usuario', 'Autor', 'Cualquiera', nombres.personas.map(({ id, nombre }) => [id, nombre] as const)],
    ['conSoporte', 'Soportes', 'Con o sin soporte', SOPORTES],
    ['reversion', 'Reversión', 'Todas', REVERSIONES],
    ['orden', 'Orden', nombresDeOrden.recientes, ORDENES],
  ] as const;
  return (
    <Grid min="10rem" gap="lg">
      {campos.map(([campo, etiqueta, todos, opciones]) => (
        // The order is said with more words than the rest.
        <Box key={campo} span={campo === 'orden' ? 2 : undefined}>
          <SelectField
            label={etiqueta}
            all={todos}
            value={escrito[campo]}
            options={opciones}
            onChange={(valor = '') => onCambio({ [campo]: valor })}
          />
        </Box>
      ))}
    </Grid>
  );
}

const REVERSIONES = reversionesDePartida.map((una) => [una, nombresDeReversion[una]] as const);

const ORDENES = ordenesDePartidas
  .filter((orden) => orden !== 'recientes')
  .map((orden) => [orden, nombresDeOrden[orden]] as const);

const SOPORTES = [
  ['si', 'Con soporte'],
  ['no', 'Sin soporte'],
] as const;
