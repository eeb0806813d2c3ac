// What must be corrected, each kind once: how many there are, what came, and what may be done about it from here.
import '@mantine/core/styles/Input.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  crearCuentasDichas,
  crearEquivalencia,
  decirCuentas,
  listarEquivalencias,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { GrupoDeErrores, Remedio } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import { NOMBRE_DE_CUENTA_MAX } from '@cuadra/core/catalogo';
import { ordenesDeFecha } from '@cuadra/core/lectura/fechas';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { now } from '#platform/clock.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import type { MesaDeRemedios, RemedioProps } from './mesa-de-remedios.ts';
import { nombresDeDestino } from './nombres.ts';

const REMEDIOS: Readonly<Record<Remedio, (props: RemedioProps) => ReactNode>> = {
  cuentas: RemedioDeCuentas,
  agencias: RemedioDeAgencias,
  ejercicios: RemedioDeEjercicios,
  concepto: RemedioDeConcepto,
  fechas: RemedioDeFechas,
  destino: RemedioDeDestino,
};

interface ErroresPorClaseProps {
  readonly grupos: readonly GrupoDeErrores[];
  readonly mesa: MesaDeRemedios;
}

export function ErroresPorClase({ grupos, mesa }: ErroresPorClaseProps) {
  return (
    <Stack as="ul" surface="box" line="between" aria-label="Lo que hay que corregir, por clase">
      {grupos.map((grupo) => {
        const SuRemedio = grupo.remedio === null ? undefined : REMEDIOS[grupo.remedio];
        return (
          <Stack as="li" gap="md" pad="md lg" key={`${grupo.codigo} ${grupo.campo} ${grupo.mensaje}`}>
            <Text size="sm" weight="bold" breaks>
              {conMontosEnteros(grupo.mensaje)}
            </Text>
            {grupo.remedio === null && grupo.valores.length > 0 && <Valores grupo={grupo} />}
            {SuRemedio !== undefined && <SuRemedio grupo={grupo} mesa={mesa} />}
          </Stack>
        );
      })}
    </Stack>
  );
}

const VALORES_MAX = 6;

function Valores({ grupo: { valores, totalDeValores } }: Pick<RemedioProps, 'grupo'>) {
  const nombrados = valores.slice(0, VALORES_MAX).map(({ valor }) => `«${valor}»`);
  const resto = totalDeValores - nombrados.length;
  return (
    <Note breaks>
      Vino {nombrados.join(', ')}
      {resto > 0 && ` y ${formatearEntero(resto)} más`}.
    </Note>
  );
}

/** By which of the saved ones the accounts of the file are known; nothing is drawn while there is none. */
export function ElegirEquivalencia({ mesa: { palabras, releer } }: { readonly mesa: MesaDeRemedios }) {
  const { data: guardadas = [] } = useQuery(queryOf(listarEquivalencias));
  if (guardadas.length === 0) return null;
  return (
    <SelectField
      label="Qué cuenta es cada una"
      all="Por código y nombre del catálogo"
      value={palabras.equivalencia}
      options={guardadas.map(({ id, nombre, cuentas }) => [
        id,
        `Equivalencia ${nombre} (${cuentas === 1 ? '1 cuenta' : `${cuentas} cuentas`})`,
      ])}
      onChange={(equivalencia) => releer({ palabras: { ...palabras, equivalencia } })}
    />
  );
}

/** Which one of ours each agencia of the file is. */
function RemedioDeAgencias({ grupo: { valores }, mesa: { palabras, releer } }: RemedioProps) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const [elegidas, setElegidas] = useState<ReadonlyMap<string, string>>(new Map());
  const opciones = todas
    .filter(({ idAgencia }) => propias.includes(idAgencia))
    .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`] as const);
  const elegir = (valor: string, agencia: string | undefined) => {
    const cambiadas = new Map(elegidas);
    if (agencia === undefined) cambiadas.delete(valor);
    else cambiadas.set(valor, agencia);
    setElegidas(cambiadas);
  };
  const usar = () => {
    const nuevas = [...elegidas].map(([antes, agencia]) => ({ antes, agencia }));
    const otras = (palabras.agencias ?? []).filter(({ antes }) => !elegidas.has(antes));
    releer({ palabras: { ...palabras, agencias: [...otras, ...nuevas] } });
  };
  return (
    <Stack gap="md">
      <Grid as="ul" gap="md xl" min="20rem" even>
        {valores.map(({ valor }) => (
          <li key={valor}>
            <SelectField
              label={`«${valor}» es`}
              all="Elija una agencia"
              value={elegidas.get(valor)}
              options={opciones}
              onChange={(agencia) => elegir(valor, agencia)}
            />
          </li>
        ))}
      </Grid>
      <Actions>
        <Button size="sm" disabled={elegidas.size === 0} onClick={usar}>
          Usarlas y revisar
        </Button>
      </Actions>
    </Stack>
  );
}

const EJERCICIOS = '/administracion/puesta-en-marcha/ejercicios';
const PERIODOS = '/contabilidad/cierre';

/** Which years, and where they are opened; in another window, so that the file stays here. */
function RemedioDeEjercicios({ grupo: { valores }, mesa: { esHistoria, releer, manera } }: RemedioProps) {
  const anios = valores.toSorted((uno, otro) => uno.valor.localeCompare(otro.valor));
  return (
    <Stack gap="md">
      <Note breaks>
        {anios
          .map(
            ({ valor, cuantos }) =>
              `${valor}: ${cuantos === 1 ? '1 partida' : `${formatearEntero(cuantos)} partidas`}`,
          )
          .join(' · ')}
      </Note>
      <Actions>
        <Button
          variant="default"
          size="sm"
          component="a"
          href={esHistoria ? EJERCICIOS : PERIODOS}
          target="_blank"
          rel="noreferrer"
        >
          {esHistoria
            ? anios.length === 1
              ? `Abrir el ejercicio ${anios[0]?.valor}`
              : 'Abrir esos ejercicios'
            : 'Ver los periodos'}
        </Button>
        <Button variant="subtle" size="sm" onClick={() => releer({ manera })}>
          Ya están: revisar de nuevo
        </Button>
      </Actions>
    </Stack>
  );
}

const CONCEPTO_MAX = 500;

/** One concepto for those that have none; the others keep theirs. */
function RemedioDeConcepto({ mesa: { manera, releer } }: RemedioProps) {
  const [concepto, setConcepto] = useState('');
  const escrito = concepto.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (escrito === '') return;
        releer({ manera: { ...manera, mapeo: { ...manera.mapeo, conceptoSiFalta: escrito } } });
      }}
    >
      <Grid columns="minmax(0, 24rem) auto" oneBelow="sm" align="end" justify="start" gap="md">
        <TextInput
          label="Concepto para las que no lo traen"
          maxLength={CONCEPTO_MAX}
          value={concepto}
          onChange={({ currentTarget }) => setConcepto(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={escrito === ''}>
          Usarlo y revisar
        </Button>
      </Grid>
    </form>
  );
}

const NOMBRES_DE_ORDEN: Readonly<Record<(typeof ordenesDeFecha)[number], string>> = {
  'dia-mes': 'día/mes/año',
  'mes-dia': 'mes/día/año',
  'anio-mes': 'año/mes/día',
};

/** The same days in another order. */
function RemedioDeFechas({ grupo: { valores }, mesa: { manera, releer } }: RemedioProps) {
  const { lectura } = manera;
  const otros = ordenesDeFecha.filter((orden) => orden !== lectura.fechas);
  return (
    <Stack gap="md">
      {valores[0] !== undefined && (
        <Note breaks>
          Por ejemplo «{valores[0].valor}», en la línea {valores[0].linea}.
        </Note>
      )}
      <Actions>
        {otros.map((orden) => (
          <Button
            key={orden}
            variant="default"
            size="sm"
            onClick={() => releer({ manera: { ...manera, lectura: { ...lectura, fechas: orden } } })}
          >
            Leerlas como {NOMBRES_DE_ORDEN[orden]}
          </Button>
        ))}
      </Actions>
    </Stack>
  );
}

/** What passes somebody's limit waits for another person. */
function RemedioDeDestino({ mesa: { releer } }: RemedioProps) {
  return (
    <Actions>
      <Button variant="default" size="sm" onClick={() => releer({ destino: 'repartir' })}>
        {nombresDeDestino.repartir}
      </Button>
      <Button variant="default" size="sm" onClick={() => releer({ destino: 'revision' })}>
        {nombresDeDestino.revision}
      </Button>
    </Actions>
  );
}

const A_LA_VISTA = 20;

/**
 * Accounts of the file that the chart has not: each is said to be one of ours, or those that remain are created
 * under one that we have. Either way it is kept in an equivalence, so that the next file needs nothing of it.
 */
function RemedioDeCuentas({ grupo, mesa }: RemedioProps) {
  const { data: catalogo = [] } = useQuery(queryOf(listarCatalogo));
  const [elegidas, setElegidas] = useState<ReadonlyMap<string, string>>(new Map());
  const [vistas, setVistas] = useState(A_LA_VISTA);
  const { guardar, crear, guardando, fallo } = useEquivalencia(mesa);
  const deDetalle = catalogo.filter(({ tipoCuenta, estado }) => tipoCuenta === 'D' && estado !== 'bloqueada');
  const porDecir = grupo.valores.filter(({ valor }) => !elegidas.has(valor));
  return (
    <Stack gap="md">
      <Grid as="ul" gap="md xl" min="20rem" even>
        {grupo.valores.slice(0, vistas).map(({ valor, cuantos }) => (
          <li key={valor}>
            <AccountPicker
              label={`${valor} (${cuantos === 1 ? '1 línea' : `${formatearEntero(cuantos)} líneas`})`}
              hint="¿Cuál es aquí? Código o nombre"
              cuentas={deDetalle}
              value={elegidas.get(valor)}
              onChange={(idCuenta) => setElegidas(new Map(elegidas).set(valor, idCuenta))}
            />
          </li>
        ))}
      </Grid>
      {grupo.valores.length > vistas && (
        <Button variant="subtle" size="compact-sm" onClick={() => setVistas(vistas + A_LA_VISTA)}>
          Ver {formatearEntero(Math.min(A_LA_VISTA, grupo.valores.length - vistas))} más
        </Button>
      )}
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      {elegidas.size > 0 && (
        <Actions>
          <Button size="sm" loading={guardando} onClick={() => void guardar(elegidas)}>
            {elegidas.size === 1
              ? 'Guardar la elegida'
              : `Guardar las ${formatearEntero(elegidas.size)} elegidas`}{' '}
            y revisar
          </Button>
        </Actions>
      )}
      {grupo.codigo === 'CUENTA_NO_EXISTE' && porDecir.length > 0 && (
        <CrearBajo
          porCrear={porDecir}
          mayores={catalogo.filter(({ tipoCuenta }) => tipoCuenta === 'M')}
          guardando={guardando}
          onCrear={(bajo) => void crear(bajo, porDecir, elegidas)}
        />
      )}
    </Stack>
  );
}

interface CrearBajoProps {
  readonly porCrear: GrupoDeErrores['valores'];
  readonly mayores: Parameters<typeof AccountPicker>[0]['cuentas'];
  readonly guardando: boolean;
  readonly onCrear: (bajo: string) => void;
}

/** For who keeps the chart: the others say which each one is. */
function CrearBajo({ porCrear, mayores, guardando, onCrear }: CrearBajoProps) {
  const puede = useCurrentUser()?.permisos.includes('catalogo:editar') ?? false;
  const [bajo, setBajo] = useState<string>();
  if (!puede) return null;
  const cuantas =
    porCrear.length === 1 ? 'la que falta' : `las ${formatearEntero(porCrear.length)} que faltan`;
  return (
    <Grid columns="minmax(0, 24rem) auto" oneBelow="sm" align="end" justify="start" gap="md">
      <AccountPicker
        label={`O crear ${cuantas} bajo`}
        hint="Una cuenta de mayor"
        cuentas={mayores}
        value={bajo}
        onChange={setBajo}
      />
      <Button
        variant="default"
        disabled={bajo === undefined}
        loading={guardando}
        onClick={() => {
          if (bajo !== undefined) onCrear(bajo);
        }}
      >
        {porCrear.length === 1 ? 'Crearla y revisar' : 'Crearlas y revisar'}
      </Button>
    </Grid>
  );
}

type Elegidas = ReadonlyMap<string, string>;

/** Keeps what accounts of the file are, in the equivalence that is used or in a new one with the name of the file, and reads again. */
function useEquivalencia({ palabras, nombreDeHoja, releer }: MesaDeRemedios) {
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState<string>();
  const hacer = async (trabajo: (equivalencia: string) => Promise<unknown>) => {
    setGuardando(true);
    setFallo(undefined);
    try {
      const equivalencia = palabras.equivalencia ?? (await nueva(nombreDeHoja));
      await trabajo(equivalencia);
      await queryClient.invalidateQueries({ queryKey: [listarEquivalencias.path] });
      releer({ palabras: { ...palabras, equivalencia } });
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setGuardando(false);
    }
  };
  const decir = (id: string, elegidas: Elegidas) =>
    call(decirCuentas, {
      params: { id },
      body: { cuentas: [...elegidas].map(([antes, idCuenta]) => ({ antes, idCuenta })) },
    });
  const guardar = (elegidas: Elegidas) => hacer((id) => decir(id, elegidas));
  const crear = (bajo: string, faltan: readonly { readonly valor: string }[], elegidas: Elegidas) =>
    hacer(async (id) => {
      if (elegidas.size > 0) await decir(id, elegidas);
      const cuentas = faltan.map(({ valor }) => ({ antes: valor, nombre: nombreDe(valor) }));
      await call(crearCuentasDichas, { params: { id }, body: { bajo, cuentas } });
      await queryClient.invalidateQueries({ queryKey: [listarCatalogo.path] });
    });
  return { guardar, crear, guardando, fallo };
}

/** The last name of a path: `Activo:Caja` is created as `Caja`. */
function nombreDe(escrita: string): string {
  const ultima =
    escrita
      .split(/[:>\\/|]/)
      .at(-1)
      ?.trim() ?? '';
  return (ultima === '' ? escrita.trim() : ultima).slice(0, NOMBRE_DE_CUENTA_MAX);
}

const NOMBRE_MAX = 70;

/** With the name of the file and the moment, which no other has. */
async function nueva(nombreDeHoja: string): Promise<string> {
  const deArchivo = nombreDeHoja.replace(/\.[^.]*$/, '').slice(0, NOMBRE_MAX);
  const nombre = `${deArchivo === '' ? 'Importación' : deArchivo}, ${formatInstant(now().toISOString())}`;
  return (await call(crearEquivalencia, { body: { nombre, cuentas: [] } })).id;
}
