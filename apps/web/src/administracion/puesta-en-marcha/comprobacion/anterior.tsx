// Where the old system's trial balance is written: read from a file or pasted from a sheet, and kept in the place of the one before.
import {
  type Comprobacion,
  guardarCifras,
  verComprobacion,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { SaldosDeHoja } from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSheet } from '#hojas/assistant/use-sheet.ts';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './comprobacion.module.css';
import { balanceAnterior, EnHoja } from './en-hoja.tsx';
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
    <Card titulo="El balance del sistema anterior">
      <form
        className={classes.parte}
        onSubmit={(event) => {
          event.preventDefault();
          void guardar(fecha, leido);
        }}
      >
        <p className={classes.nota}>
          {vista.fecha !== null && 'Ya está guardado. Si trae otro, toma el lugar del anterior. '}
          Quien lo guarda no firma la puesta en marcha: lo compara y firma otro contador.
        </p>
        <div className={classes.fecha}>
          <DateField label="Al final del día" valor={fecha} onCambio={setFecha} />
        </div>
        <EnHoja hoja={hoja} ocupado={ocupado} />
        {!conArchivo && <Pegado texto={texto} onCambio={setTexto} />}
        <Problemas oraciones={[...leido.problemas, ...problemas]} />
        <div className={classes.botones}>
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
      </form>
    </Card>
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
      tono="error"
      texto={
        <ul className={classes.problemas}>
          {oraciones.slice(0, PROBLEMAS_MAX).map((oracion) => (
            <li key={oracion}>{oracion}</li>
          ))}
          {deMas > 0 && <li>Y {formatearEntero(deMas)} más.</li>}
        </ul>
      }
    />
  );
}
