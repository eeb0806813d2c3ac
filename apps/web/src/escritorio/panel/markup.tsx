// Text that may carry simple markup, cleaned before it is shown.
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { politicaDeMarcado } from './markup-policy.ts';

interface MarkupProps {
  readonly texto: string;
  readonly id?: string;
  readonly className?: string | undefined;
}

const { ALLOWED_TAGS, ALLOWED_ATTR, ...resto } = politicaDeMarcado;
const politica = { ...resto, ALLOWED_TAGS: [...ALLOWED_TAGS], ALLOWED_ATTR: [...ALLOWED_ATTR] };

export function Markup({ texto, id, className }: MarkupProps) {
  const lugar = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    lugar.current?.replaceChildren(DOMPurify.sanitize(texto, politica));
  }, [texto]);
  return <span ref={lugar} id={id} className={className} />;
}
