// Which accounts, of which days and agencia, and how they are added up. The screen and its printed page ask the same.
import { Grid, Row } from '#ui/layout/layout.tsx';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { agrupacionesDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import { claveDeEtiqueta } from '@cuadra/core/etiquetas';
import { partidasContadas } from '@cuadra/core/partidas-contadas';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateRange } from '#ui/fields/date-range.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { type Busqueda, rangoDe, seleccionDe } from '../busqueda.ts';
import classes from '../movimientos-cuentas.module.css';
import { nombresDeAgrupacion, nombresDePartidas } from '../nombres.ts';
import { filtrosEnUso, resumenDelRango } from './filtros-en-uso.ts';

interface FiltrosDeMovimientosProps {
  readonly busqueda: Busqueda;
  readonly cuentas: readonly Cuenta[];
  readonly onCambio: (cambios: Busqueda) => void;
  /** After the rest. */
  readonly children?: ReactNode;
}

export function FiltrosDeMovimientos(props: FiltrosDeMovimientosProps) {
  const { busqueda, onCambio, children } = props;
  return (
    <Row align="start" gap="lg" pad="lg xl" className={classes.filtros}>
      <EleccionDeCuentas {...props} />
      <DateRange value={rangoDe(busqueda)} onChange={onCambio} />
      <AgencyField
        className={classes.eleccion ?? ''}
        value={busqueda.agencia}
        onChange={(agencia) => onCambio({ agencia })}
      />
      <Row align="end" gap="lg" className={classes.formas}>
        <SelectField
          className={classes.eleccion}
          label="Partidas"
          all="Todas"
          value={busqueda.partidas}
          options={partidasContadas.map((unas) => [unas, nombresDePartidas[unas]])}
          onChange={(valor) => onCambio({ partidas: partidasContadas.find((unas) => unas === valor) })}
        />
        <SelectField
          className={classes.eleccion}
          label="Sumar por"
          all="Sin sumar"
          value={busqueda.agrupar}
          options={agrupacionesDeMovimientos.map((una) => [una, nombresDeAgrupacion[una]])}
          onChange={(valor) => onCambio({ agrupar: agrupacionesDeMovimientos.find((una) => una === valor) })}
        />
        <Checkbox
          pb="xs"
          label="Con borradores"
          checked={busqueda.borradores === true}
          onChange={({ currentTarget }) => onCambio({ borradores: currentTarget.checked || undefined })}
        />
      </Row>
      {children}
    </Row>
  );
}

interface EleccionDeCuentasProps {
  readonly busqueda: Busqueda;
  readonly cuentas: readonly Cuenta[];
  readonly onCambio: (cambios: Busqueda) => void;
}

type Modo = 'cuenta' | 'rango' | 'etiqueta';

const invitaciones: Readonly<Record<Modo, string>> = {
  cuenta: 'Elegir una sola cuenta',
  rango: 'Elegir un rango de códigos',
  etiqueta: 'Elegir una etiqueta',
};

/** Which accounts: one or a header, from one code to another, or those of a tag. */
function EleccionDeCuentas(props: EleccionDeCuentasProps) {
  const { busqueda, onCambio } = props;
  const { cuenta, desdeCuenta } = busqueda;
  const [pedido, setPedido] = useState<Modo>('cuenta');
  const modo = modoDe(busqueda) ?? pedido;
  const elegir = (otro: Modo) => {
    setPedido(otro);
    // The code already chosen goes along where it can.
    onCambio({
      cuenta: otro === 'cuenta' ? desdeCuenta : undefined,
      desdeCuenta: otro === 'rango' ? cuenta : undefined,
      hastaCuenta: undefined,
      etiqueta: undefined,
    });
  };
  const Campos = campos[modo];
  return (
    <Grid gap="md" className={classes.cuentas} data-rango={modo === 'rango' || undefined}>
      <Campos {...props} />
      <Row gap="none lg" span="all">
        {(['cuenta', 'rango', 'etiqueta'] as const)
          .filter((otro) => otro !== modo)
          .map((otro) => (
            <Button key={otro} variant="transparent" size="compact-xs" px={0} onClick={() => elegir(otro)}>
              {invitaciones[otro]}
            </Button>
          ))}
      </Row>
    </Grid>
  );
}

/** The one the address tells. */
function modoDe({ cuenta, desdeCuenta, hastaCuenta, etiqueta }: Busqueda): Modo | undefined {
  if (cuenta !== undefined) return 'cuenta';
  if (etiqueta !== undefined) return 'etiqueta';
  return desdeCuenta === undefined && hastaCuenta === undefined ? undefined : 'rango';
}

const campos = { cuenta: UnaCuenta, rango: Rango, etiqueta: PorEtiqueta } as const;

function UnaCuenta({ busqueda, cuentas, onCambio }: EleccionDeCuentasProps) {
  return (
    <AccountPicker
      label="Cuenta"
      cuentas={cuentas}
      value={busqueda.cuenta}
      onChange={(elegida) => onCambio({ cuenta: elegida })}
    />
  );
}

function Rango({ busqueda: { desdeCuenta, hastaCuenta }, cuentas, onCambio }: EleccionDeCuentasProps) {
  const alReves = desdeCuenta !== undefined && hastaCuenta !== undefined && desdeCuenta > hastaCuenta;
  return (
    <>
      <AccountPicker
        label="De la cuenta"
        cuentas={cuentas}
        value={desdeCuenta}
        onChange={(elegida) => onCambio({ desdeCuenta: elegida })}
      />
      <AccountPicker
        label="A la cuenta"
        cuentas={cuentas}
        value={hastaCuenta}
        error={alReves ? 'Su código debe ser mayor que el primero.' : undefined}
        onChange={(elegida) => onCambio({ hastaCuenta: elegida })}
      />
    </>
  );
}

function PorEtiqueta({ busqueda: { etiqueta }, cuentas, onCambio }: EleccionDeCuentasProps) {
  const porClave = new Map(
    cuentas.flatMap(({ etiquetas }) => etiquetas).map((nombre) => [claveDeEtiqueta(nombre), nombre]),
  );
  // In a link it may be written otherwise, or name one that is no more.
  if (etiqueta !== undefined && !porClave.has(claveDeEtiqueta(etiqueta)))
    porClave.set(claveDeEtiqueta(etiqueta), etiqueta);
  const nombres = [...porClave].sort(([una], [otra]) => una.localeCompare(otra, 'es'));
  return (
    <SelectField
      label="Etiqueta"
      all={nombres.length === 0 ? 'El catálogo no tiene etiquetas' : 'Elija una etiqueta'}
      value={etiqueta === undefined ? undefined : porClave.get(claveDeEtiqueta(etiqueta))}
      options={nombres.map(([, nombre]) => [nombre, nombre])}
      onChange={(elegida) => onCambio({ etiqueta: elegida })}
    />
  );
}

interface LineaDeFiltrosProps {
  readonly busqueda: Busqueda;
  readonly catalogo: readonly Cuenta[];
  readonly onCambio: (cambios: Busqueda) => void;
  readonly onLimpiar: () => void;
  readonly herramientas: ReactNode;
}

/** The filters of the screen in their line: open until the accounts are chosen, then what was chosen, as chips. */
export function LineaDeFiltros(props: LineaDeFiltrosProps) {
  const { busqueda, catalogo, onCambio } = props;
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const enUso = filtrosEnUso(busqueda, catalogo, agencias);
  return (
    <FilterLine
      filters={enUso}
      summary={resumenDelRango(busqueda)}
      pending={seleccionDe(busqueda) === undefined}
      onRemove={(clave) => onCambio(enUso.find((uno) => uno.key === clave)?.sinEl ?? {})}
      onClear={props.onLimpiar}
      tools={props.herramientas}
    >
      <FiltrosDeMovimientos busqueda={busqueda} cuentas={catalogo} onCambio={onCambio} />
    </FilterLine>
  );
}
