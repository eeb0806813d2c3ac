// The signature: who said that the gate is in order, and whether what they said it of is still so.
import { firmarCompuerta, retirarFirma } from '@cuadra/contract/contabilidad/periodos/cierre';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { formatInstant } from '#ui/format/date.ts';
import { useAtribuciones } from '../atribuciones.ts';
import { estadoDe } from '../compuertas-visibles.ts';
import classes from './compuerta-abierta.module.css';
import { type ParteProps, Seccion } from './parte.tsx';

export function Firma({ clave, compuerta, estaCerrado, accion }: ParteProps) {
  const { atiende } = useAtribuciones();
  const { firma, huella } = compuerta;
  const params = { ...clave, compuerta: compuerta.id };
  const firmar = () => accion.hacer(() => call(firmarCompuerta, { params, body: { huella } }));
  const retirar = () => accion.hacer(() => call(retirarFirma, { params }));
  const sePuede = !estaCerrado && atiende(compuerta);
  const pendiente = estadoDe(compuerta) === 'pendiente';
  return (
    <Seccion titulo="Firma">
      {firma === null ? (
        <p className={classes.nota}>
          {sePuede && pendiente ? 'Se firma cuando esté en orden.' : 'Sin firmar.'}
        </p>
      ) : (
        <p className={classes.texto}>
          {firma.por.nombre}, el {formatInstant(firma.en)}.
          {!firma.vigente && ' La compuerta o su evidencia cambió después: hay que firmar otra vez.'}
        </p>
      )}
      {sePuede && (
        <div className={classes.botones}>
          {firma?.vigente !== true && (
            <Button
              size="xs"
              variant="default"
              disabled={pendiente}
              loading={accion.ocupado}
              onClick={() => void firmar()}
            >
              Firmar
            </Button>
          )}
          {firma !== null && (
            <Button size="xs" variant="default" disabled={accion.ocupado} onClick={() => void retirar()}>
              Retirar la firma
            </Button>
          )}
        </div>
      )}
    </Seccion>
  );
}
