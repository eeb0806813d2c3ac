// Asks before doing what cannot be undone.
//
//   const confirmar = useConfirm();
//   if (await confirmar({ titulo: 'Eliminar la cuenta', texto: '…', accion: 'Eliminar', peligro: true })) …
//
// Escape and Cancelar answer no; a click outside does nothing, so that no decision is taken by a slip.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import classes from './confirm.module.css';

export interface Question {
  readonly titulo: string;
  readonly texto: ReactNode;
  readonly accion: string;
  readonly peligro?: boolean;
  /** On the button that answers no. */
  readonly cancelar?: string;
}

/** Over the dialog from which it asks. */
const ALTURA = 400;

type Confirmar = (pregunta: Question) => Promise<boolean>;

const Contexto = createContext<Confirmar | undefined>(undefined);
const Preguntando = createContext(false);

export function useConfirm(): Confirmar {
  const confirmar = use(Contexto);
  if (confirmar === undefined) throw new Error('useConfirm outside of ConfirmProvider');
  return confirmar;
}

/** Whether it is being asked now: Escape is then its answer, and closes nothing else. */
export const useIsAsking = (): boolean => use(Preguntando);

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [pregunta, setPregunta] = useState<Question>();
  const [abierta, setAbierta] = useState(false);
  const responder = useRef<(respuesta: boolean) => void>(undefined);

  const confirmar = useCallback<Confirmar>((nueva) => {
    responder.current?.(false);
    setPregunta(nueva);
    setAbierta(true);
    return new Promise((resolve) => {
      responder.current = resolve;
    });
  }, []);

  const cerrar = (respuesta: boolean) => {
    setAbierta(false);
    responder.current?.(respuesta);
    responder.current = undefined;
  };

  return (
    <Contexto value={confirmar}>
      <Preguntando value={useLinger(abierta)}>{children}</Preguntando>
      <Modal
        opened={abierta}
        onClose={() => cerrar(false)}
        title={pregunta?.titulo}
        closeOnClickOutside={false}
        withCloseButton={false}
        zIndex={ALTURA}
        size={440}
      >
        <div className={classes.texto}>{pregunta?.texto}</div>
        <div className={classes.botones}>
          <Button variant="default" onClick={() => cerrar(false)} data-autofocus>
            {pregunta?.cancelar ?? 'Cancelar'}
          </Button>
          <Button {...(pregunta?.peligro ? { color: 'red' } : {})} onClick={() => cerrar(true)}>
            {pregunta?.accion}
          </Button>
        </div>
      </Modal>
    </Contexto>
  );
}

/** Until the key that answered has gone by: the dialog below listens to the same one, after the question is gone. */
function useLinger(abierta: boolean): boolean {
  const [rezagada, setRezagada] = useState(abierta);
  useEffect(() => {
    if (abierta) return setRezagada(true);
    const espera = setTimeout(() => setRezagada(false));
    return () => clearTimeout(espera);
  }, [abierta]);
  return abierta || rezagada;
}
