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
import { formatearMonto } from '#ui/format/dinero.ts';
import { type Contenido, contenidoGuardado, type LineaDeContenido } from '../borrador/contenido.ts';
import { contarLineas, nombresDeCampo, nombresDeTipo } from '../nombres.ts';
import { comparar, type DiferenciaDeCabecera, esIgual, type ParDeLineas } from './comparar.ts';
import classes from './conflicto.module.css';

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

interface LineasEnfrentadasProps {
  readonly pares: readonly ParDeLineas[];
  readonly nombreDeCuenta: (idCuenta: string) => string | undefined;
}

/** Beyond these nobody compares by eye. */
const DISTINTAS_MAX = 200;

/** The lines of the two versions, one facing the other; those that are equal are only counted. */
function LineasEnfrentadas({ pares, nombreDeCuenta }: LineasEnfrentadasProps) {
  const iguales = pares.filter(esIgual).length;
  const distintas = pares
    .map((par, indice) => ({ par, numero: indice + 1 }))
    .filter(({ par }) => !esIgual(par));
  const sobran = distintas.length - DISTINTAS_MAX;
  return (
    <>
      {distintas.slice(0, DISTINTAS_MAX).map(({ par, numero }) => (
        <tr key={numero} data-distinta>
          <th scope="row">Línea {numero}</th>
          <td>
            <LineaDeUnLado linea={par.mia} campos={par.campos} nombreDeCuenta={nombreDeCuenta} />
          </td>
          <td>
            <LineaDeUnLado linea={par.suya} campos={par.campos} nombreDeCuenta={nombreDeCuenta} />
          </td>
        </tr>
      ))}
      {(iguales > 0 || sobran > 0) && (
        <tr>
          <th scope="row">Además</th>
          <td colSpan={2}>
            {sobran > 0 && `${contarLineas(sobran)} distintas más y `}
            {contarLineas(iguales)} {iguales === 1 ? 'igual' : 'iguales'} en las dos
          </td>
        </tr>
      )}
    </>
  );
}

interface LineaDeUnLadoProps {
  readonly linea: LineaDeContenido | undefined;
  readonly campos: readonly (keyof LineaDeContenido)[];
  readonly nombreDeCuenta: (idCuenta: string) => string | undefined;
}

function LineaDeUnLado({ linea, campos, nombreDeCuenta }: LineaDeUnLadoProps) {
  if (linea === undefined) return <span className={classes.ausente}>No está</span>;
  const { idCuenta, debe, haber, concepto, documento } = linea;
  const marca = (...suyos: (keyof LineaDeContenido)[]) =>
    suyos.some((campo) => campos.includes(campo)) || undefined;
  return (
    <div className={classes.linea}>
      <span data-cambio={marca('idCuenta')}>
        {idCuenta === '' ? 'Sin cuenta' : `${idCuenta} ${nombreDeCuenta(idCuenta) ?? ''}`}
      </span>
      <span className="cifras" data-cambio={marca('debe', 'haber')}>
        {haber === 0 ? `Debe ${formatearMonto(debe)}` : `Haber ${formatearMonto(haber)}`}
      </span>
      {(concepto || marca('concepto')) && (
        <span className={classes.detalle} data-cambio={marca('concepto')}>
          {concepto || 'Sin concepto propio'}
        </span>
      )}
      {(documento || marca('documento')) && (
        <span className={classes.detalle} data-cambio={marca('documento')}>
          Documento: {documento || '–'}
        </span>
      )}
    </div>
  );
}
