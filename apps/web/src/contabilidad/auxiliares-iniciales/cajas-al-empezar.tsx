// Each caja with what it begins with, account by account beside the mayor; counting one is a dialog.
import {
  type CajaAlEmpezar,
  type CuentaDeCajas,
  contarAlEmpezar,
  verConteosIniciales,
} from '@cuadra/contract/contabilidad/cajas/conteo-inicial';
import {
  type ClaveDeDenominacion,
  type Conteo,
  denominaciones,
  piezasDe,
  valorDeConteo,
} from '@cuadra/core/cajas/denominaciones';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstantDay } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Title } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Diferencia } from './diferencia.tsx';

export function CajasAlEmpezar() {
  const consulta = useQuery(queryOf(verConteosIniciales));
  const [contando, setContando] = useState<CajaAlEmpezar>();
  return (
    <Section
      card
      max="64rem"
      title="Cajas y bóvedas: conteo inicial"
      actions={
        <Link to="/contabilidad/caja" search={{ vista: 'cajas' }}>
          Crear cajas
        </Link>
      }
    >
      <Loaded query={consulta} rows={3} label="Cargando las cajas">
        {({ cuentas, seCuenta }) =>
          cuentas.length === 0 ? (
            <Note pad="md xl">Aún no hay cajas. Créelas y cuente cada una.</Note>
          ) : (
            <Stack as="ul" line="between">
              {cuentas.map((cuenta) => (
                <Cuenta
                  key={`${cuenta.idCuenta} ${cuenta.agencia}`}
                  cuenta={cuenta}
                  onContar={seCuenta ? setContando : undefined}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {contando !== undefined && <Contar caja={contando} onCerrar={() => setContando(undefined)} />}
    </Section>
  );
}

interface CuentaProps {
  readonly cuenta: CuentaDeCajas;
  readonly onContar: ((caja: CajaAlEmpezar) => void) | undefined;
}

function Cuenta({ cuenta, onContar }: CuentaProps) {
  const { idCuenta, nombreCuenta, nombreAgencia, mayor, enCajas, diferencia, cajas } = cuenta;
  return (
    <Stack as="li" gap="md" pad="lg none">
      <Title level={3} pad="none xl">
        {idCuenta} {nombreCuenta}, {nombreAgencia}
      </Title>
      <Diferencia
        partes={[
          ['Mayor', mayor],
          ['En cajas', enCajas],
        ]}
        diferencia={diferencia}
      />
      <DataTable label={nombreCuenta} columns={columnas(onContar)} rows={cajas} rowKey={({ id }) => id} />
    </Stack>
  );
}

const columnas = (contar: ((caja: CajaAlEmpezar) => void) | undefined): readonly Column<CajaAlEmpezar>[] => [
  { title: 'Caja', kind: 'main', cell: ({ codigo, nombre }) => `${codigo} ${nombre}` },
  { title: 'Empieza con', kind: 'number', cell: ({ saldo }) => formatearMonto(saldo) },
  {
    title: 'Contó',
    cell: ({ conteo, enUso }) =>
      conteo === null
        ? enUso
          ? 'Ya trabaja'
          : 'Falta contarla'
        : `${conteo.contadoPor.nombre}, ${formatInstantDay(conteo.contadoEn)}`,
  },
  {
    title: 'Acciones',
    kind: 'actions',
    cell: (caja) =>
      contar !== undefined &&
      !caja.enUso && (
        <Button variant="default" size="compact-sm" onClick={() => contar(caja)}>
          {caja.conteo === null ? 'Contar' : 'Contar otra vez'}
        </Button>
      ),
  },
];

interface ContarProps {
  readonly caja: CajaAlEmpezar;
  readonly onCerrar: () => void;
}

type Escrito = Readonly<Partial<Record<ClaveDeDenominacion, string>>>;

/** Counts a caja piece by piece, with its total as it is written. */
function Contar({ caja, onCerrar }: ContarProps) {
  const [escrito, setEscrito] = useState<Escrito>(() => deAntes(caja));
  const [cambio, setCambio] = useState(false);
  const {
    busy: ocupado,
    message: mensaje,
    run: hacer,
  } = useAction(() => queryClient.invalidateQueries({ queryKey: [verConteosIniciales.path] }));
  const conteo = contado(escrito);
  const guardar = async () => {
    if (conteo === undefined) return;
    const hecho = await hacer(() => call(contarAlEmpezar, { params: { id: caja.id }, body: { conteo } }));
    if (!hecho) return;
    void notify('Conteo guardado.');
    onCerrar();
  };
  return (
    <FormDialog title={`Contar ${caja.nombre}`} hasChanges={cambio} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(guardar)}>
        {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
        <Grid gap="lg" min="10rem">
          {denominaciones.map(({ clave, clase, nombre }, lugar) => (
            <TextInput
              key={clave}
              label={`${clase === 'billete' ? 'Billetes' : 'Monedas'} de ${nombre}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              data-autofocus={lugar === 0 || undefined}
              value={escrito[clave] ?? ''}
              error={/^\d{0,6}$/.test(escrito[clave] ?? '') ? undefined : 'Escriba cuántas piezas hay.'}
              onChange={({ currentTarget: { value } }) => {
                setCambio(true);
                setEscrito((antes) => ({ ...antes, [clave]: value.trim() }));
              }}
            />
          ))}
        </Grid>
        <FormDialogFooter
          onCancel={onCerrar}
          note={conteo === undefined ? undefined : `Total ${formatearQuetzales(valorDeConteo(conteo))}`}
        >
          <Button type="submit" disabled={conteo === undefined} loading={ocupado}>
            Guardar el conteo
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

/** Undefined while something is not a number of pieces. */
function contado(escrito: Escrito): Conteo | undefined {
  if (Object.values(escrito).some((piezas) => !/^\d{0,6}$/.test(piezas))) return undefined;
  return Object.fromEntries(
    Object.entries(escrito)
      .filter(([, piezas]) => Number(piezas) > 0)
      .map(([clave, piezas]) => [clave, { fajos: 0, sueltas: Number(piezas), deterioradas: 0 }]),
  );
}

function deAntes({ conteo }: CajaAlEmpezar): Escrito {
  return Object.fromEntries(
    denominaciones.flatMap(({ clave }) => {
      const piezas = piezasDe(conteo?.conteo[clave]);
      return piezas === 0 ? [] : [[clave, String(piezas)]];
    }),
  );
}
