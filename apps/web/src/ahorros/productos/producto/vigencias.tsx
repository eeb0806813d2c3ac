// The rules or the rates of a product by the day they begin: those that wait to be published with what can be done with them, what is
// coming, what is in force and what was. Each opens to what it says.
import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import { nombresDeSituacion } from '@cuadra/core/ahorros/vigencia';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatDate, formatInstantDay } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import classes from './producto.module.css';

/** What both have. */
export type Regla = Omit<ProductoDeAhorro['tablas'][number], 'modo' | 'tramos' | 'producto'>;

interface VigenciasProps<R extends Regla> {
  readonly reglas: readonly R[];
  /** What one of them says. */
  readonly decir: (regla: R) => ReactNode;
  readonly descartar: (regla: R) => Promise<unknown>;
  readonly onEscribir: ((regla: R) => void) | undefined;
  readonly onPublicar: (regla: R) => void;
}

export function Vigencias<R extends Regla>({ reglas, decir, ...ordenes }: VigenciasProps<R>) {
  return (
    <ol className={classes.vigencias}>
      {reglas.map((regla) => (
        <li key={regla.id} data-situacion={regla.situacion}>
          <details open={regla.situacion === 'vigente' || regla.situacion === 'borrador'}>
            <summary>
              <span className={classes.situacion}>{nombresDeSituacion[regla.situacion]}</span>{' '}
              <span className={classes.fechas}>{decirFechas(regla)}</span>
            </summary>
            <div className={classes.dicho}>
              {decir(regla)}
              <p className={classes.firma}>{decirFirmas(regla)}</p>
            </div>
          </details>
          {regla.estado === 'borrador' && <DeBorrador regla={regla} {...ordenes} />}
        </li>
      ))}
    </ol>
  );
}

const decirFechas = ({ desde, ultimoDia }: Regla): string =>
  ultimoDia === null
    ? `Desde el ${formatDate(desde)}`
    : `Del ${formatDate(desde)} al ${formatDate(ultimoDia)}`;

const decirFirmas = ({ escritaPor, publicadaPor, publicadaEn }: Regla): string =>
  publicadaPor === null || publicadaEn === null
    ? `Escrita por ${escritaPor.nombre}.`
    : `Escrita por ${escritaPor.nombre}. Publicada por ${publicadaPor.nombre} el ${formatInstantDay(publicadaEn)}.`;

type DeBorradorProps<R extends Regla> = Omit<VigenciasProps<R>, 'reglas' | 'decir'> & { readonly regla: R };

function DeBorrador<R extends Regla>({ regla, descartar, onEscribir, onPublicar }: DeBorradorProps<R>) {
  const yo = useCurrentUser()?.id;
  const publica = usePermission('ahorros:publicar');
  const confirmar = useConfirm();
  const { ocupado, mensaje, hacer } = useAction(refrescarProductos);
  const propia = regla.escritaPor.id === yo;
  const quitar = async () => {
    const dia = formatDate(regla.desde);
    const pregunta = {
      ...{ titulo: 'Descartar lo escrito', texto: `Lo que iba a regir desde el ${dia} no se publicará.` },
      ...{ accion: 'Descartar', peligro: true },
    };
    if ((await confirmar(pregunta)) && (await hacer(() => descartar(regla)))) void notify('Se descartó.');
  };
  return (
    <div className={classes.deBorrador}>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <Reparos reparos={regla.reparos} />
      <div className={classes.botones}>
        {onEscribir !== undefined && (
          <>
            <Button size="compact-sm" variant="default" onClick={() => onEscribir(regla)}>
              Editar
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={ocupado}
              onClick={() => void quitar()}
            >
              Descartar
            </Button>
          </>
        )}
        {publica && (
          <Button size="compact-sm" disabled={propia} onClick={() => onPublicar(regla)}>
            Revisar y publicar
          </Button>
        )}
      </div>
      {publica && propia && <p className={classes.firma}>Usted la escribió: la publica otra persona.</p>}
      {!publica && regla.reparos.length === 0 && (
        <p className={classes.firma}>Falta que otra persona la revise y la publique.</p>
      )}
    </div>
  );
}

function Reparos({ reparos }: Pick<Regla, 'reparos'>) {
  if (reparos.length === 0) return null;
  return (
    <FormNotice
      tono="aviso"
      texto={
        <>
          Todavía no se puede publicar.
          <ul className={classes.reparos}>
            {reparos.map(({ campo, mensaje }) => (
              <li key={`${campo} ${mensaje}`}>{mensaje}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
