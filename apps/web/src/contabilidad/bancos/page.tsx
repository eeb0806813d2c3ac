// Comparación Bancos: the accounts at banks, the desk on which each is compared with the books, and what surrounds it, in tabs, each
// of the account and the month that were chosen for all of them. Each view loads when it is first opened; what is open is in the
// address.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatMonth } from '#ui/format/date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { NoPermission } from '#ui/states/no-permission.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './bancos.module.css';
import { consultas } from './consultas.ts';
import { nombreDeCuenta } from './cuenta-en-palabras.ts';
import type { DireccionDeBancos } from './direccion.ts';
import { cuentaElegida, mesElegido } from './elegidos.ts';
import { useDireccion } from './enlaces.ts';
import { AdministrarCuentas, Inicio } from './inicio.tsx';
import { claveDeMes, estaFirmado, type Mes, mesDe, mesesDe, type VistaDeCuentaProps } from './meses.ts';

const Mesa = lazy(async () => ({ default: (await import('./mesa/mesa.tsx')).Mesa }));
const ConciliacionDelMes = lazy(async () => ({
  default: (await import('./conciliaciones/conciliacion.tsx')).ConciliacionDelMes,
}));
const Estados = lazy(async () => ({ default: (await import('./importar/estados.tsx')).Estados }));
const ImportarArchivos = lazy(async () => ({
  default: (await import('./importar/importar-archivos.tsx')).ImportarArchivos,
}));
const Reglas = lazy(async () => ({ default: (await import('./reglas/reglas.tsx')).Reglas }));
const Cheques = lazy(async () => ({ default: (await import('./cheques/cheques.tsx')).Cheques }));
const AdministracionDeCuentas = lazy(async () => ({
  default: (await import('./cuentas/administracion.tsx')).AdministracionDeCuentas,
}));

const PESTANAS = ['cuentas', 'mesa', 'conciliacion', 'estados', 'reglas', 'cheques'] as const;
type Pestana = (typeof PESTANAS)[number];

const NOMBRES: Readonly<Record<Pestana, string>> = {
  cuentas: 'Cuentas',
  mesa: 'Mesa',
  conciliacion: 'Conciliación',
  estados: 'Estados',
  reglas: 'Reglas',
  cheques: 'Cheques',
};

/** Those of one account, by their tab. */
const DE_CUENTA: Readonly<Partial<Record<Pestana, ComponentType<VistaDeCuentaProps>>>> = {
  mesa: Mesa,
  conciliacion: ConciliacionDelMes,
  estados: Estados,
  reglas: Reglas,
  cheques: Cheques,
};

/** Those that are of no month in particular. */
const SIN_MES: readonly Pestana[] = ['estados', 'reglas', 'cheques'];

export function Page() {
  if (!usePermission('bancos:ver')) return <NoPermission title="Comparación Bancos" />;
  return <Vistas />;
}

function Vistas() {
  const { busqueda, pushAll } = useDireccion();
  const { data: cuentas, error, refetch } = useQuery(consultas.cuentas());
  const cuenta = cuentaElegida(cuentas ?? [], busqueda.cuenta);
  const pestana = cuenta === undefined ? 'cuentas' : pestanaDe(busqueda.vista);
  // What one view chose is of no other; the account and the month are of whoever looks.
  const ver = (elegida: string | null) => {
    const nueva = PESTANAS.find((una) => una === elegida) ?? 'cuentas';
    const { anio, mes } = busqueda;
    pushAll({ vista: nueva === 'cuentas' ? undefined : nueva, cuenta: busqueda.cuenta, anio, mes });
  };
  const acciones =
    cuenta === undefined || pestana === 'cuentas' ? (
      busqueda.vista === undefined && cuenta !== undefined && <AdministrarCuentas />
    ) : (
      <Selectores cuentas={cuentas ?? []} cuenta={cuenta} conMes={!SIN_MES.includes(pestana)} />
    );
  return (
    <Tabs value={pestana} onChange={ver} keepMounted={false}>
      <Pagina
        title="Comparación Bancos"
        tabs={
          <TabList active={pestana}>
            {PESTANAS.map((una) => (
              <Tabs.Tab key={una} value={una} disabled={cuenta === undefined && una !== 'cuentas'}>
                {NOMBRES[una]}
              </Tabs.Tab>
            ))}
          </TabList>
        }
        actions={acciones}
      >
        <Tabs.Panel value={pestana}>
          <Suspense fallback={<SkeletonRows rows={12} label="Cargando" />}>
            {cuentas === undefined ? (
              <Espera error={error} refetch={refetch} />
            ) : (
              <Vista pestana={pestana} cuentas={cuentas} cuenta={cuenta} />
            )}
          </Suspense>
        </Tabs.Panel>
      </Pagina>
    </Tabs>
  );
}

const pestanaDe = (vista: DireccionDeBancos['vista']): Pestana =>
  PESTANAS.find((una) => una === vista) ?? 'cuentas';

interface EsperaProps {
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

function Espera({ error, refetch }: EsperaProps) {
  if (error !== null) return <ErrorState error={error} retry={refetch} />;
  return <SkeletonRows rows={6} height={40} label="Cargando las cuentas bancarias" />;
}

interface VistaProps {
  readonly pestana: Pestana;
  readonly cuentas: readonly CuentaBancaria[];
  readonly cuenta: CuentaBancaria | undefined;
}

function Vista({ pestana, cuentas, cuenta }: VistaProps) {
  const { busqueda } = useDireccion();
  const DeCuenta = DE_CUENTA[pestana];
  if (DeCuenta !== undefined && cuenta !== undefined) {
    const mes = mesElegido(cuenta, busqueda);
    // Another account, or another month, is another desk: nothing that was chosen on one stays for the other.
    return (
      <>
        <Fijar cuenta={cuenta.id} mes={SIN_MES.includes(pestana) ? undefined : mes} />
        <DeCuenta key={`${cuenta.id} ${claveDeMes(mes)}`} cuenta={cuenta} {...mes} />
      </>
    );
  }
  if (busqueda.vista === 'administracion') return <AdministracionDeCuentas />;
  return (
    <Stack gap="lg">
      {cuentas.length > 0 && <ImportarArchivos cuentas={cuentas} />}
      <Inicio cuentas={cuentas} />
    </Stack>
  );
}

interface FijarProps {
  readonly cuenta: string;
  readonly mes: Mes | undefined;
}

/**
 * What the address did not say is written into it: an account that has nothing left to explain, or a month that was just sent,
 * stays in front of whoever works on it.
 */
function Fijar({ cuenta, mes }: FijarProps) {
  const { busqueda, replace } = useDireccion();
  const dicho =
    busqueda.cuenta === cuenta &&
    (mes === undefined || (busqueda.anio === mes.anio && busqueda.mes === mes.mes));
  const fijar = useEffectEvent(() => replace({ cuenta, ...mes }));
  useEffect(() => {
    if (!dicho) fijar();
  }, [dicho]);
  return null;
}

interface SelectoresProps {
  readonly cuentas: readonly CuentaBancaria[];
  readonly cuenta: CuentaBancaria;
  readonly conMes: boolean;
}

/** Which account is looked at and, where it matters, which of its months. */
function Selectores({ cuentas, cuenta, conMes }: SelectoresProps) {
  const { push } = useDireccion();
  return (
    <Row oneLine gap="sm" className={classes.selectores}>
      <SelectField
        inBar
        label="Cuenta bancaria"
        className={classes.cuenta}
        value={cuenta.id}
        options={cuentas.map((una) => [una.id, nombreDeCuenta(una)] as const)}
        // The month of one account may be signed in the other: each opens where its own work waits.
        onChange={(id) => push({ ...SIN_ELEGIR, cuenta: id, anio: undefined, mes: undefined })}
      />
      {conMes && <SelectorDeMes cuenta={cuenta} />}
    </Row>
  );
}

const SIN_ELEGIR = { linea: undefined, movimiento: undefined, cheque: undefined } as const;

function SelectorDeMes({ cuenta }: { readonly cuenta: CuentaBancaria }) {
  const { busqueda, push } = useDireccion();
  const meses = mesesDe(cuenta);
  const elegido = mesElegido(cuenta, busqueda);
  const lugar = meses.findIndex((uno) => claveDeMes(uno) === claveDeMes(elegido));
  const ir = (mes: Mes | undefined) => mes !== undefined && push({ ...SIN_ELEGIR, ...mes });
  return (
    <Row oneLine gap="xs" className={classes.mes}>
      <IconButton
        label="Mes anterior"
        icon={ChevronLeftIcon}
        size={28}
        disabled={meses[lugar + 1] === undefined}
        onClick={() => ir(meses[lugar + 1])}
      />
      <SelectField
        inBar
        label="Mes"
        value={claveDeMes(elegido)}
        options={meses.map((uno) => [claveDeMes(uno), nombreDeMes(cuenta, uno)] as const)}
        onChange={(clave) => ir(clave === undefined ? undefined : mesDe(clave))}
      />
      <IconButton
        label="Mes siguiente"
        icon={ChevronRightIcon}
        size={28}
        disabled={lugar <= 0}
        onClick={() => ir(meses[lugar - 1])}
      />
    </Row>
  );
}

const nombreDeMes = (cuenta: CuentaBancaria, mes: Mes): string =>
  `${formatMonth(claveDeMes(mes))}${estaFirmado(cuenta, mes) ? ' ✓' : ''}`;
