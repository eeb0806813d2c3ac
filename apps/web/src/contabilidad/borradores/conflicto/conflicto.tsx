// Two versions of the same draft side by side, and the three ways to go on. Nothing is lost until the person says which.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { type Contenido, contenidoGuardado } from '../borrador/contenido.ts';
import { nombresDeCampo, nombresDeTipo } from '../nombres.ts';
import { comparar, type DiferenciaDeCabecera } from './comparar.ts';
import classes from './conflicto.module.css';
import { LineasEnfrentadas } from './lineas-enfrentadas.tsx';

interface ConflictoProps {
  readonly mia: Contenido;
  readonly suya: PartidaCompleta;
  readonly nombreDeCuenta: (idCuenta: string) => string | undefined;
  readonly onMia: () => Promise<unknown>;
  readonly onSuya: () => void;
  readonly onSeparar: () => Promise<unknown>;
  /** To look again at what is written; nothing is saved meanwhile. */
  readonly onClose: () => void;
}

export function Conflicto({ mia, suya, nombreDeCuenta, onMia, onSuya, onSeparar, onClose }: ConflictoProps) {
  const { cabecera, lineas } = comparar(mia, contenidoGuardado(suya));
  const [ocupado, setOcupado] = useState(false);
  const decidir = (hacer: () => Promise<unknown>) => {
    setOcupado(true);
    // What goes wrong is said on the desk, by where it is saved.
    void hacer()
      .catch(() => undefined)
      .finally(() => setOcupado(false));
  };
  return (
    <FormDialog titulo="Hay dos versiones de este borrador" ancho={1080} onClose={onClose}>
      <div className={classes.cuerpo}>
        <FormNotice tono="aviso" texto={<Quien suya={suya} />} />
        <div className={classes.marco}>
          <table className={classes.tabla} aria-label="Las dos versiones">
            <thead>
              <tr>
                <th scope="col">Qué</th>
                <th scope="col">La suya, sin guardar</th>
                <th scope="col">La guardada</th>
              </tr>
            </thead>
            <tbody>
              {cabecera.map((diferencia) => (
                <FilaDeCabecera key={diferencia.campo} {...diferencia} />
              ))}
              <LineasEnfrentadas pares={lineas} nombreDeCuenta={nombreDeCuenta} />
            </tbody>
          </table>
        </div>
      </div>
      <div className={classes.pie} data-pie>
        <Button variant="default" disabled={ocupado} onClick={onSuya}>
          Usar la guardada
        </Button>
        <Button variant="default" disabled={ocupado} onClick={() => decidir(onSeparar)}>
          Guardar la mía como borrador nuevo
        </Button>
        <Button loading={ocupado} onClick={() => decidir(onMia)}>
          Guardar la mía
        </Button>
      </div>
    </FormDialog>
  );
}

function Quien({ suya: { historia } }: { readonly suya: PartidaCompleta }) {
  const propio = useCurrentUser()?.name;
  const ultimo = historia.at(-1);
  if (ultimo === undefined) return 'Otra persona guardó cambios mientras usted escribía.';
  const quien = ultimo.actor === propio ? 'Usted, desde otro lugar,' : (ultimo.actor ?? 'El sistema');
  return `${quien} guardó cambios el ${formatInstant(ultimo.instante)}. Elija con cuál seguir: lo suyo no se ha perdido.`;
}

function FilaDeCabecera({ campo, mia, suya }: DiferenciaDeCabecera) {
  const decir = useValorDeCampo(campo);
  return (
    <tr data-distinta>
      <th scope="row">{nombresDeCampo[campo]}</th>
      <td>{decir(mia)}</td>
      <td>{decir(suya)}</td>
    </tr>
  );
}

function useValorDeCampo(campo: DiferenciaDeCabecera['campo']): (valor: string) => string {
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  return (valor) => {
    if (valor === '') return '–';
    if (campo === 'fecha' || campo === 'fechaDocumento') return formatDate(valor);
    if (campo === 'tipo') return Object.entries(nombresDeTipo).find(([tipo]) => tipo === valor)?.[1] ?? valor;
    if (campo !== 'agencia') return valor;
    const nombre = agencias.find(({ idAgencia }) => idAgencia === valor)?.nombreAgencia;
    return nombre === undefined ? valor : `${valor} ${nombre}`;
  };
}
