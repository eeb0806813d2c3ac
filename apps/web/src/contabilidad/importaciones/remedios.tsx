// What must be corrected, each kind once: how many there are, what came, and what may be done about it from here.
import '@mantine/core/styles/Input.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { listarEquivalencias } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { GrupoDeErrores, Remedio } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import { ordenesDeFecha } from '@cuadra/core/lectura/fechas';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import type { MesaDeRemedios, RemedioProps } from './mesa-de-remedios.ts';
import { nombresDeDestino } from './nombres.ts';
import { RemedioDeCuentas } from './remedio-de-cuentas.tsx';

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
      etiqueta="Qué cuenta es cada una"
      todos="Por código y nombre del catálogo"
      valor={palabras.equivalencia}
      opciones={guardadas.map(({ id, nombre, cuentas }) => [
        id,
        `Equivalencia ${nombre} (${cuentas === 1 ? '1 cuenta' : `${cuentas} cuentas`})`,
      ])}
      onCambio={(equivalencia) => releer({ palabras: { ...palabras, equivalencia } })}
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
              etiqueta={`«${valor}» es`}
              todos="Elija una agencia"
              valor={elegidas.get(valor)}
              opciones={opciones}
              onCambio={(agencia) => elegir(valor, agencia)}
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
