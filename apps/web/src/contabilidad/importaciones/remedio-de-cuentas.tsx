// Accounts of the file that the chart has not: each is said to be one of ours, or those that remain are created under one that we
// have. Either way it is kept in an equivalence, so that the next file needs nothing of it.
import '@mantine/core/styles/Input.layer.css';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import {
  crearCuentasDichas,
  crearEquivalencia,
  decirCuentas,
  listarEquivalencias,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { GrupoDeErrores } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import { NOMBRE_DE_CUENTA_MAX } from '@cuadra/core/catalogo';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { now } from '#platform/clock.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { MesaDeRemedios, RemedioProps } from './mesa-de-remedios.ts';

const A_LA_VISTA = 20;

export function RemedioDeCuentas({ grupo, mesa }: RemedioProps) {
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
              etiqueta={`${valor} (${cuantos === 1 ? '1 línea' : `${formatearEntero(cuantos)} líneas`})`}
              pista="¿Cuál es aquí? Código o nombre"
              cuentas={deDetalle}
              valor={elegidas.get(valor)}
              onCambio={(idCuenta) => setElegidas(new Map(elegidas).set(valor, idCuenta))}
            />
          </li>
        ))}
      </Grid>
      {grupo.valores.length > vistas && (
        <Button variant="subtle" size="compact-sm" onClick={() => setVistas(vistas + A_LA_VISTA)}>
          Ver {formatearEntero(Math.min(A_LA_VISTA, grupo.valores.length - vistas))} más
        </Button>
      )}
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
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
        etiqueta={`O crear ${cuantas} bajo`}
        pista="Una cuenta de mayor"
        cuentas={mayores}
        valor={bajo}
        onCambio={setBajo}
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
