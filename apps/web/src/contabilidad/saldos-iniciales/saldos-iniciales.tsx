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
      titulo="Saldos iniciales"
      proposito="Con cuánto empieza cada cuenta en cada agencia. Una persona los escribe y otra los aprueba."
      acciones={
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
      <Loaded consulta={consulta} filas={8} etiqueta="Cargando los saldos iniciales">
        {(lista) => (
          <>
            {importando && (
              <ImportarSaldos fecha={lista.fechaPropuesta} onClose={() => setImportando(false)} />
            )}
            {!lista.enPuestaEnMarcha && (
              <FormNotice
                tono="info"
                texto="La puesta en marcha ya está firmada: aquí queda la constancia."
              />
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
        titulo="Todavía no hay agencias"
        texto="Un administrador las crea en Puesta en marcha, Agencias."
      />
    );
  }
  return (
    <>
      {agencias.length > 1 && (
        <SelectField
          etiqueta="Agencia"
          className={classes.agencia}
          valor={agencia.idAgencia}
          opciones={agencias.map(({ idAgencia, nombreAgencia, apertura }) => [
            idAgencia,
            `${idAgencia} ${nombreAgencia}: ${apertura === null ? 'sin empezar' : nombresDeEstado[apertura.estado].toLowerCase()}`,
          ])}
          onCambio={onElegir}
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
  const { hacer, ocupado, mensaje } = useAccionDeApertura();
  return (
    <>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <EmptyState
        titulo={`La agencia ${idAgencia} ${nombreAgencia} no tiene saldos iniciales`}
        {...(escribe && {
          texto: 'Traiga una hoja con sus cuentas y saldos, péguela, o escríbalos uno por uno.',
        })}
        accion={
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
    <Loaded consulta={consulta} filas={10} etiqueta="Cargando los saldos de la agencia">
      {(apertura) => <Apertura apertura={apertura} />}
    </Loaded>
  );
}
