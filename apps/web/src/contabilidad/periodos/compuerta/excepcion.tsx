// A pending gate let pass: by whom and why, whether it still holds, and the way to do it or to take it back.
import { concederExcepcion, retirarExcepcion } from '@cuadra/contract/contabilidad/periodos/cierre';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { formatInstant } from '#ui/format/date.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import { refrescarCierres } from '../use-accion.ts';
import classes from './compuerta-abierta.module.css';
import { type ParteProps, Seccion } from './parte.tsx';

interface ExcepcionProps extends ParteProps {
  readonly onDialogo: (abierto: boolean) => void;
}

export function Excepcion({ clave, compuerta, estaCerrado, accion, onDialogo }: ExcepcionProps) {
  const [pidiendo, setPidiendo] = useState(false);
  const { reabre, yo } = useAtribuciones();
  const { pasa, admiteExcepcion, excepcion } = compuerta;
  if (!admiteExcepcion || estaCerrado || (pasa && excepcion === null)) return null;
  const params = { ...clave, compuerta: compuerta.id };
  const pedir = (abierto: boolean) => {
    setPidiendo(abierto);
    onDialogo(abierto);
  };
  return (
    <Seccion titulo="Excepción">
      <Vigente compuerta={compuerta} yo={yo} />
      {reabre && (
        <div className={classes.botones}>
          {!pasa && excepcion?.vigente !== true && (
            <Button size="xs" variant="default" onClick={() => pedir(true)}>
              Dejar pasar
            </Button>
          )}
          {excepcion !== null && (
            <Button
              size="xs"
              variant="default"
              loading={accion.ocupado}
              onClick={() => void accion.hacer(() => call(retirarExcepcion, { params }))}
            >
              Retirar la excepción
            </Button>
          )}
        </div>
      )}
      {pidiendo && <Conceder clave={clave} compuerta={compuerta} onClose={() => pedir(false)} />}
    </Seccion>
  );
}

interface VigenteProps extends Pick<ParteProps, 'compuerta'> {
  readonly yo: string;
}

function Vigente({ compuerta: { excepcion }, yo }: VigenteProps) {
  if (excepcion === null) {
    return (
      <p className={classes.nota}>
        Quien puede reabrir puede dejarla pasar con un motivo; entonces debe cerrar otra persona.
      </p>
    );
  }
  return (
    <>
      <p className={classes.texto}>{excepcion.motivo}</p>
      <p className={classes.nota}>
        {excepcion.por.nombre}, el {formatInstant(excepcion.en)}.
        {!excepcion.vigente && ' La compuerta cambió después: hay que decidir otra vez.'}
        {excepcion.vigente && excepcion.por.id === yo && ' Debe cerrar otra persona.'}
      </p>
    </>
  );
}

interface ConcederProps extends Pick<ParteProps, 'clave' | 'compuerta'> {
  readonly onClose: () => void;
}

function Conceder({ clave, compuerta, onClose }: ConcederProps) {
  const { id, titulo, motivo: porque, huella } = compuerta;
  return (
    <ReasonDialog
      title={`Dejar pasar «${titulo}»`}
      lead={porque}
      description="Queda en la historia del mes para siempre. Vale mientras la compuerta siga como está."
      submit="Dejar pasar"
      note="Debe cerrar otra persona."
      run={(motivo) =>
        call(concederExcepcion, { params: { ...clave, compuerta: id }, body: { motivo, huella } })
      }
      refresh={refrescarCierres}
      onClose={onClose}
    />
  );
}
