// What was asked for, live: whoever may answer, what they said. When it is given the order goes on by itself.

import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { type Autorizacion, verAutorizacion } from '@cuadra/contract/control/autorizaciones';
import { verPolitica } from '@cuadra/contract/control/politica';
import { nombreDeOperacion } from '@cuadra/core/control/operaciones';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { type ConsentRequest, leaveConsentRequest } from '#platform/consent-request.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { FormularioDeMotivo } from '../motivo/formulario-de-motivo.tsx';
import { retirar } from '../motivo/respuestas.ts';
import classes from './consentimiento.module.css';

interface EsperandoProps {
  readonly pregunta: ConsentRequest;
  readonly id: string;
}

export function Esperando({ pregunta, id }: EsperandoProps) {
  const consulta = useQuery({ ...queryOf(verAutorizacion, { params: { id } }), staleTime: 0 });
  const estado = consulta.data?.estado;
  const alResponderse = useEffectEvent(() => {
    // Used already: sent again, with its key, it is answered as the first time.
    if (estado === 'autorizada' || estado === 'usada') pregunta.dada(id);
    if (estado === 'retirada') pregunta.dejada(pregunta.requerida);
  });
  useEffect(() => {
    if (estado !== undefined) alResponderse();
  }, [estado]);
  return (
    <div className={classes.cuerpo}>
      <Loaded consulta={consulta} filas={3} etiqueta="Cargando la autorización">
        {(autorizacion) => <Estado autorizacion={autorizacion} pregunta={pregunta} />}
      </Loaded>
    </div>
  );
}

interface EstadoProps {
  readonly autorizacion: Autorizacion;
  readonly pregunta: ConsentRequest;
}

function Estado({ autorizacion, pregunta }: EstadoProps) {
  const [retirando, setRetirando] = useState(false);
  const { id, estado, vencida } = autorizacion;
  if (estado === 'negada' || vencida) {
    const texto = vencida ? VENCIDA : deLaNegativa(autorizacion);
    const dejar = () =>
      pregunta.dejada(new ApiError(texto, { status: 409, codigo: pregunta.requerida.codigo }));
    return <Cerrada autorizacion={autorizacion} texto={texto} onCerrar={dejar} />;
  }
  if (retirando)
    return (
      <FormularioDeMotivo
        etiqueta="Por qué la retira"
        accion="Retirar"
        enviar={(motivo) => retirar(id, motivo)}
        alTerminar={() => pregunta.dejada(pregunta.requerida)}
        onCancelar={() => setRetirando(false)}
        cancelar="Volver"
      />
    );
  return (
    <>
      <Pedida autorizacion={autorizacion} />
      <Espera autorizacion={autorizacion} />
      <FormDialogFooter
        onCancelar={() => setRetirando(true)}
        cancelar="Retirar"
        nota="Al autorizarse, esto sigue solo."
      >
        <Button data-autofocus onClick={leaveConsentRequest}>
          Seguir trabajando
        </Button>
      </FormDialogFooter>
    </>
  );
}

const VENCIDA = 'Nadie respondió a tiempo. Pídala de nuevo.';

const deLaNegativa = ({ resueltaPor, segundaPor, motivo }: Autorizacion): string =>
  `${(segundaPor ?? resueltaPor)?.nombre ?? 'Otra persona'} no lo autorizó: ${motivo ?? ''}`;

interface CerradaProps extends Pick<EstadoProps, 'autorizacion'> {
  readonly texto: string;
  readonly onCerrar: () => void;
}

function Cerrada({ autorizacion, texto, onCerrar }: CerradaProps) {
  return (
    <>
      <Pedida autorizacion={autorizacion} />
      <FormNotice tono="error" texto={texto} />
      <div className={classes.botones}>
        <Button autoFocus onClick={onCerrar}>
          Volver a lo escrito
        </Button>
      </div>
    </>
  );
}

function Pedida({ autorizacion: { operacion, monto, resumen, razon } }: Pick<EstadoProps, 'autorizacion'>) {
  return (
    <div>
      <p className={classes.titulo}>
        <span>{nombreDeOperacion(operacion)}</span>
        {monto > 0 && <span className="cifras">{formatearQuetzales(monto)}</span>}
      </p>
      <p className={classes.detalle}>{resumen}</p>
      <p className={classes.detalle}>{razon}</p>
    </div>
  );
}

function Espera({ autorizacion }: Pick<EstadoProps, 'autorizacion'>) {
  const { estado, resueltaPor, agencia } = autorizacion;
  const pueden = useQuienes(autorizacion);
  const texto =
    estado === 'falta_otra'
      ? `${resueltaPor?.nombre ?? 'Una persona'} ya la firmó. Por su monto falta la firma de otra persona.`
      : 'Espera la respuesta de otra persona. Todavía no se ha hecho nada.';
  return (
    <FormNotice
      tono="info"
      texto={
        <>
          <p>{texto}</p>
          {pueden !== '' && (
            <p className={classes.detalle}>
              Puede responder: {pueden} de la agencia {agencia}.
            </p>
          )}
        </>
      }
    />
  );
}

const lista = new Intl.ListFormat('es', { type: 'disjunction' });

/** The roles that authorise such, as the policy says. */
function useQuienes({ operacion, clase }: Autorizacion): string {
  const { data } = useQuery(queryOf(verPolitica));
  const roles = data?.autorizan.filter((fila) => fila.operacion === operacion && fila.clase === clase) ?? [];
  return lista.format(roles.map(({ rol }) => nombresDeRol[rol].toLowerCase()));
}
