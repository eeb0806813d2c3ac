// Where the old system's trial balance is written: read from a file or pasted from a sheet, and kept in the place of the one before.
import {
  type Comprobacion,
  guardarCifras,
  verComprobacion,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import {
  type CampoDeSaldos,
  verColumnasDeSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import {
  leerHojaDeSaldos,
  type SaldosDeHoja,
} from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetReader } from '#hojas/assistant/sheet-kind.ts';
import { SheetSource } from '#hojas/assistant/sheet-source.tsx';
import { type Sheet, useSheet } from '#hojas/assistant/use-sheet.ts';
import { AjustarSaldos, type AjustesDeSaldos, hojaDeSaldos } from '#hojas/hoja-de-saldos.tsx';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { type BalanceLeido, leerBalance } from './leer-balance.ts';

const PROBLEMAS_MAX = 20;

export function Anterior({ vista }: { readonly vista: Comprobacion }) {
  const [texto, setTexto] = useState('');
  const [fecha, setFecha] = useState(vista.fecha ?? vista.fechaPropuesta);
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const hoja = useSheet(balanceAnterior);
  const conArchivo = hoja.file !== undefined;
  const leido = conArchivo
    ? deLaHoja(hoja.rehearsal.data)
    : leerBalance(
        texto,
        agencias.map(({ idAgencia }) => idAgencia),
      );
  const { ocupado, problemas, guardar } = useGuardar(vista.version, () => setTexto(''));
  // Nothing brought is an institution without balances, said once: it does not take the place of what was kept.
  const nada = conArchivo ? leido.cifras.length === 0 : texto.trim() === '' && vista.fecha !== null;
  return (
    <Section card title="El balance del sistema anterior">
      <Stack
        as="form"
        gap="lg"
        pad="xl"
        onSubmit={(event) => {
          event.preventDefault();
          void guardar(fecha, leido);
        }}
      >
        <Note>
          {vista.fecha !== null && 'Ya está guardado. Si trae otro, toma el lugar del anterior. '}
          Quien lo guarda no firma la puesta en marcha: lo compara y firma otro contador.
        </Note>
        <Box max="14rem">
          <DateField label="Al final del día" value={fecha} onChange={setFecha} />
        </Box>
        <EnHoja hoja={hoja} ocupado={ocupado} />
        {!conArchivo && <Pegado texto={texto} onCambio={setTexto} />}
        <Problemas oraciones={[...leido.problemas, ...problemas]} />
        <div>
          <Button
            type="submit"
            variant={leido.cifras.length === 0 ? 'default' : 'filled'}
            loading={ocupado}
            disabled={nada || leido.problemas.length > 0}
          >
            {leido.cifras.length === 0
              ? rotuloSinCifras(vista)
              : `Guardar ${formatearEntero(leido.cifras.length)} ${leido.cifras.length === 1 ? 'saldo' : 'saldos'}`}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

/** What the file says, with what must be corrected in it. */
const deLaHoja = (leido: SaldosDeHoja | undefined): BalanceLeido => ({
  cifras: leido?.saldos ?? [],
  problemas: leido?.problemas ?? [],
});

const rotuloSinCifras = ({ fecha }: Comprobacion): string =>
  fecha === null ? 'Guardar sin saldos' : 'Guardar';

interface PegadoProps {
  readonly texto: string;
  readonly onCambio: (texto: string) => void;
}

function Pegado({ texto, onCambio }: PegadoProps) {
  return (
    <Textarea
      label="O péguelo aquí"
      description="Las columnas agencia, cuenta, debe y haber (o cuenta y saldo), copiadas de su hoja."
      rows={5}
      classNames={{ input: 'cifras' }}
      spellCheck={false}
      placeholder={'01\t101101\t1,250.00\t0.00'}
      value={texto}
      onChange={({ currentTarget }) => onCambio(currentTarget.value)}
    />
  );
}

function useGuardar(version: number, alGuardar: () => void) {
  const [ocupado, setOcupado] = useState(false);
  const [problemas, setProblemas] = useState<readonly string[]>([]);
  const guardar = async (fecha: string, { cifras }: BalanceLeido) => {
    setOcupado(true);
    setProblemas([]);
    try {
      await call(guardarCifras, { body: { fecha, version, cifras: [...cifras] } });
      alGuardar();
      void notify('Balance guardado.');
    } catch (error) {
      const porRenglon = error instanceof ApiError ? error.errores.map(({ mensaje }) => mensaje) : [];
      setProblemas(porRenglon.length > 0 ? porRenglon : [messageOf(error)]);
    } finally {
      setOcupado(false);
      await queryClient.invalidateQueries({ queryKey: [verComprobacion.path] });
    }
  };
  return { ocupado, problemas, guardar };
}

function Problemas({ oraciones }: { readonly oraciones: readonly string[] }) {
  if (oraciones.length === 0) return null;
  const deMas = oraciones.length - PROBLEMAS_MAX;
  return (
    <FormNotice
      tone="error"
      text={
        <ul>
          {oraciones.slice(0, PROBLEMAS_MAX).map((oracion) => (
            <li key={oracion}>{oracion}</li>
          ))}
          {deMas > 0 && <li>Y {formatearEntero(deMas)} más.</li>}
        </ul>
      }
    />
  );
}

/** Nothing is written until it is kept. */
const balanceAnterior: SheetReader<CampoDeSaldos, SaldosDeHoja, AjustesDeSaldos> = {
  fields: hojaDeSaldos,
  bytesMax: leerHojaDeSaldos.body.bytesMax,
  hint: 'CSV o XLSX, como lo imprime su sistema: cuenta y saldo, o debe y haber',
  said: { signo: undefined, equivalencia: undefined },
  look: (enviada) => call(verColumnasDeSaldos, enviada),
  rehearse: ({ query, said, body }) => call(leerHojaDeSaldos, { query: { ...query, ...said }, body }),
};

interface EnHojaProps {
  readonly hoja: Sheet<CampoDeSaldos, SaldosDeHoja, AjustesDeSaldos>;
  readonly ocupado: boolean;
}

function EnHoja({ hoja, ocupado }: EnHojaProps) {
  const [conColumnas, setConColumnas] = useState(false);
  const { data: leido } = hoja.rehearsal;
  return (
    <>
      <SheetSource
        reader={balanceAnterior}
        sheet={hoja}
        isBusy={ocupado}
        isOpen={conColumnas}
        onOpen={setConColumnas}
      />
      {hoja.way !== undefined && (
        <Grid gap="lg xl" min="16rem" even>
          <AjustarSaldos
            ajustes={hoja.said}
            signo={leido?.signo ?? null}
            onAjustar={(ajuste) => hoja.rehearse({ said: ajuste })}
          />
        </Grid>
      )}
      {hoja.isRehearsing && <SkeletonRows rows={2} label="Leyendo el balance" />}
      {leido !== undefined && <Note>{loLeido(leido)}</Note>}
    </>
  );
}

/** How much was read and what was left out: a sheet lists accounts that only add others up, too. */
function loLeido({ saldos, sinSaldo, deMayor }: SaldosDeHoja): string {
  const contar = (cuantos: number, uno: string, varios: string) =>
    cuantos === 1 ? `1 ${uno}` : `${formatearEntero(cuantos)} ${varios}`;
  const fuera = [
    ...(deMayor > 0 ? [contar(deMayor, 'cuenta de mayor', 'cuentas de mayor')] : []),
    ...(sinSaldo > 0 ? [contar(sinSaldo, 'fila sin saldo', 'filas sin saldo')] : []),
  ];
  const leidos = `${saldos.length === 1 ? 'Se leyó' : 'Se leyeron'} ${contar(saldos.length, 'saldo', 'saldos')}.`;
  return fuera.length === 0 ? leidos : `${leidos} Sin contar ${fuera.join(' ni ')}.`;
}
