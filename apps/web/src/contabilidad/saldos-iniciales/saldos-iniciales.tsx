// With how much each account of each agencia begins here: written, brought in a sheet or pasted, sent, and approved by somebody else.
import {
  empezarApertura,
  type ListaDeAperturas,
  listarAperturas,
  verApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { Apertura, nombresDeEstado } from './apertura.tsx';
import { direccionDeSaldosIniciales } from './direccion.ts';
import { ImportarSaldos } from './importar-saldos.tsx';
import classes from './saldos-iniciales.module.css';
import { useAccionDeApertura } from './use-accion-de-apertura.ts';

export function SaldosIniciales() {
  const { busqueda, replace } = useAddress(direccionDeSaldosIniciales);
  const permisos = useCurrentUser()?.permisos ?? [];
  const registra = permisos.includes('partidas:registrar');
  const [importando, setImportando] = useState(false);
  const consulta = useQuery(queryOf(listarAperturas));
  const seTraen = registra && consulta.data?.enPuestaEnMarcha === true;
  return (
    <Pagina
      title="Saldos iniciales"
      purpose="Con cuánto empieza cada cuenta en cada agencia. Una persona los escribe y otra los aprueba."
      actions={
        seTraen && (
          <Button
            variant="default"
            leftSection={<ArrowUpTrayIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => setImportando(true)}
          >
            Traer una hoja
          </Button>
        )
      }
    >
      <Loaded query={consulta} rows={8} label="Cargando los saldos iniciales">
        {(lista) => (
          <>
            {importando && (
              <ImportarSaldos fecha={lista.fechaPropuesta} onClose={() => setImportando(false)} />
            )}
            {!lista.enPuestaEnMarcha && (
              <FormNotice tone="info" text="La puesta en marcha ya está firmada: aquí queda la constancia." />
            )}
            <PorAgencia
              lista={lista}
              elegida={busqueda.agencia}
              escribe={seTraen}
              onElegir={(agencia) => replace({ agencia })}
            />
          </>
        )}
      </Loaded>
    </Pagina>
  );
}

interface PorAgenciaProps {
  readonly lista: ListaDeAperturas;
  readonly elegida: string | undefined;
  readonly escribe: boolean;
  readonly onElegir: (agencia: string | undefined) => void;
}

function PorAgencia({ lista, elegida, escribe, onElegir }: PorAgenciaProps) {
  const { agencias } = lista;
  const agencia = agencias.find(({ idAgencia }) => idAgencia === elegida) ?? agencias[0];
  if (agencia === undefined) {
    return (
      <EmptyState
        title="Todavía no hay agencias"
        text="Un administrador las crea en Puesta en marcha, Agencias."
      />
    );
  }
  return (
    <>
      {agencias.length > 1 && (
        <SelectField
          label="Agencia"
          className={classes.agencia}
          value={agencia.idAgencia}
          options={agencias.map(({ idAgencia, nombreAgencia, apertura }) => [
            idAgencia,
            `${idAgencia} ${nombreAgencia}: ${apertura === null ? 'sin empezar' : nombresDeEstado[apertura.estado].toLowerCase()}`,
          ])}
          onChange={onElegir}
        />
      )}
      {agencia.apertura === null ? (
        <Empezar agencia={agencia} fecha={lista.fechaPropuesta} escribe={escribe} />
      ) : (
        <Abierta key={agencia.apertura.id} id={agencia.apertura.id} />
      )}
    </>
  );
}

interface EmpezarProps {
  readonly agencia: ListaDeAperturas['agencias'][number];
  readonly fecha: string;
  readonly escribe: boolean;
}

function Empezar({ agencia: { idAgencia, nombreAgencia }, fecha, escribe }: EmpezarProps) {
  const { run: hacer, busy: ocupado, message: mensaje } = useAccionDeApertura();
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <EmptyState
        title={`La agencia ${idAgencia} ${nombreAgencia} no tiene saldos iniciales`}
        {...(escribe && {
          text: 'Traiga una hoja con sus cuentas y saldos, péguela, o escríbalos uno por uno.',
        })}
        action={
          escribe && (
            <Button
              loading={ocupado}
              onClick={() => void hacer(() => call(empezarApertura, { body: { agencia: idAgencia, fecha } }))}
            >
              Escribirlos
            </Button>
          )
        }
      />
    </>
  );
}

function Abierta({ id }: { readonly id: string }) {
  const consulta = useQuery(queryOf(verApertura, { params: { id } }));
  return (
    <Loaded query={consulta} rows={10} label="Cargando los saldos de la agencia">
      {(apertura) => <Apertura apertura={apertura} />}
    </Loaded>
  );
}
