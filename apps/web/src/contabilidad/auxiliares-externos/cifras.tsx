// The figures of a month: what the books say, what was brought, and a field for each that may still be brought. They are sent
// together, with the paper they were read from.
import {
  listarAuxiliaresExternos,
  type MesDeAuxiliares,
  type RenglonDeAuxiliar,
  traerCifras,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import type { Centavos } from '@cuadra/core/dinero';
import { restar } from '@cuadra/core/dinero';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { usePermission } from '#platform/current-session.ts';
import { queryClient } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatInstantDay } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './auxiliares-externos.module.css';
import { claveDeRenglon, type LoPegado } from './leer-pegado.ts';
import { Pegar } from './pegar.tsx';

export function Cifras({ mes }: { readonly mes: MesDeAuxiliares }) {
  const trae = usePermission('partidas:registrar');
  const { escritas, escribir, evidencia, setEvidencia, general, enviando, guardar, pegar } = useCifras(mes);
  const { renglones } = mes;
  if (renglones.length === 0)
    return <EmptyState titulo="Nada que traer" texto="Ninguna cuenta se compara todavía en este mes." />;
  const seTrae = trae && renglones.some(({ abierto }) => abierto);
  return (
    <form
      className={classes.formulario}
      onSubmit={submitWith(guardar)}
      noValidate
      aria-label="Cifras del mes"
    >
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <div className={classes.marco}>
        <CardTable
          etiqueta="Cifras de los auxiliares externos"
          columnas={columnas(escritas, trae ? escribir : undefined)}
          filas={renglones}
          clave={claveDeRenglon}
        />
      </div>
      {seTrae && (
        <div className={classes.pie}>
          <TextInput
            className={classes.evidencia ?? ''}
            label="Documento del que se leyeron"
            placeholder="Reporte de cartera al cierre del mes"
            maxLength={200}
            value={evidencia}
            onChange={({ currentTarget }) => setEvidencia(currentTarget.value)}
          />
          <div className={classes.botones}>
            <Pegar renglones={renglones} onPegado={pegar} />
            <Button type="submit" disabled={escritas.size === 0} loading={enviando}>
              {escritas.size <= 1 ? 'Traer la cifra' : `Traer ${escritas.size} cifras`}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

type Escritas = ReadonlyMap<string, Centavos>;

function useCifras({ anio, mes, renglones }: MesDeAuxiliares) {
  const [escritas, setEscritas] = useState<Escritas>(new Map());
  const [evidencia, setEvidencia] = useState('');
  const [general, setGeneral] = useState<string>();
  const [enviando, setEnviando] = useState(false);
  const dejarSalir = useLeaveGuard(escritas.size > 0, 'pagina');

  const escribir = (clave: string, monto: Centavos | undefined) =>
    setEscritas((antes) => {
      const despues = new Map(antes);
      if (monto === undefined) despues.delete(clave);
      else despues.set(clave, monto);
      return despues;
    });
  const guardar = async () => {
    const cifras = renglones.flatMap(({ idCuenta, agencia }) => {
      const monto = escritas.get(claveDeRenglon({ idCuenta, agencia }));
      return monto === undefined ? [] : [{ idCuenta, agencia, monto }];
    });
    if (evidencia.trim().length < 3) return setGeneral('Escriba de qué documento se leyeron las cifras.');
    setEnviando(true);
    setGeneral(undefined);
    try {
      await call(traerCifras, { body: { anio, mes, evidencia, cifras } });
      dejarSalir();
      setEscritas(new Map());
      void notify(cifras.length === 1 ? 'Cifra guardada.' : 'Cifras guardadas.');
    } catch (error) {
      setGeneral(messageOf(error));
    } finally {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [ruta] }) => String(ruta).startsWith(listarAuxiliaresExternos.path),
      });
      setEnviando(false);
    }
  };
  const pegar = ({ cifras }: LoPegado) => setEscritas((antes) => new Map([...antes, ...cifras]));
  return { escritas, escribir, evidencia, setEvidencia, general, enviando, guardar, pegar };
}

const columnas = (
  escritas: Escritas,
  escribir: ((clave: string, monto: Centavos | undefined) => void) | undefined,
): readonly CardColumn<RenglonDeAuxiliar>[] => [
  {
    titulo: 'Cuenta',
    clase: 'principal',
    celda: ({ idCuenta, nombreCuenta, lugar }) => (
      <>
        <span className="cifras">{idCuenta}</span> {nombreCuenta}
        <span className={classes.lugar}>{lugar}</span>
      </>
    ),
  },
  { titulo: 'Agencia', celda: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}` },
  { titulo: 'Mayor', clase: 'numero', celda: ({ mayor }) => formatearMonto(mayor) },
  {
    titulo: 'Auxiliar',
    clase: 'numero',
    celda: (renglon) =>
      escribir === undefined || !renglon.abierto ? (
        renglon.cifra === null ? (
          '—'
        ) : (
          formatearMonto(renglon.cifra.monto)
        )
      ) : (
        <AmountField
          className={classes.cifra ?? ''}
          size="xs"
          conSigno
          aria-label={`Cifra de la cuenta ${renglon.idCuenta} en la agencia ${renglon.agencia}`}
          placeholder={renglon.cifra === null ? '0.00' : formatearMonto(renglon.cifra.monto)}
          valor={escritas.get(claveDeRenglon(renglon))}
          onCambio={(monto) => escribir(claveDeRenglon(renglon), monto)}
        />
      ),
  },
  {
    titulo: 'Diferencia',
    clase: 'numero',
    celda: (renglon) => <Diferencia renglon={renglon} escrita={escritas.get(claveDeRenglon(renglon))} />,
  },
  {
    titulo: 'Quién la trajo',
    celda: ({ cifra, responsable, sinSaldo }) =>
      cifra === null ? (
        <span className={classes.falta}>{sinSaldo ? 'Sin saldo' : `Falta: ${responsable.nombre}`}</span>
      ) : (
        <span>
          {cifra.traidaPor.nombre}, {formatInstantDay(cifra.traidaEn)}
          <span className={classes.lugar}>
            {cifra.evidencia}
            {cifra.veces > 1 ? ` · ${cifra.veces}.ª vez` : ''}
          </span>
        </span>
      ),
  },
];

interface DiferenciaProps {
  readonly renglon: RenglonDeAuxiliar;
  readonly escrita: Centavos | undefined;
}

/** Live, while it is written. */
function Diferencia({ renglon: { mayor, diferencia }, escrita }: DiferenciaProps) {
  const mostrada = escrita === undefined ? diferencia : restar(escrita, mayor);
  if (mostrada === null) return '—';
  return (
    <span className={classes.diferencia} data-cuadra={mostrada === 0}>
      {mostrada === 0 ? 'Cuadra' : formatearMonto(mostrada)}
    </span>
  );
}
