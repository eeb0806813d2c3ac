// What the window of a PDF shows before the PDF, or instead of it. It inherits the page's content policy, which
// allows no styles in markup: everything is built by script.

export function writeWaiting(documento: Document): void {
  const turn = documento.createElement('div');
  Object.assign(turn.style, {
    width: '40px',
    height: '40px',
    border: '4px solid #e2e8f0',
    borderTopColor: '#9333ea',
    borderRadius: '50%',
  });
  compose(documento, 'Por favor espere', [turn, text(documento, 'p', 'Por favor espere', { margin: '0' })]);
  turn.animate([{ transform: 'rotate(0)' }, { transform: 'rotate(360deg)' }], {
    duration: 900,
    iterations: Infinity,
  });
}

export function writeError(documento: Document): void {
  const heading = 'Error al cargar el PDF';
  compose(documento, heading, [
    text(documento, 'h1', heading, { margin: '0', fontSize: '20px' }),
    text(documento, 'p', 'Por favor, inténtalo de nuevo más tarde.', { margin: '0', color: '#475569' }),
  ]);
}

function compose(documento: Document, title: string, parts: readonly HTMLElement[]): void {
  documento.title = title;
  documento.documentElement.lang = 'es-GT';
  Object.assign(documento.body.style, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    minHeight: '100vh',
    margin: '0',
    background: '#f1f5f9',
    color: '#1e293b',
    font: '14px system-ui, sans-serif',
  });
  documento.body.replaceChildren(...parts);
}

function text(
  documento: Document,
  label: 'h1' | 'p',
  content: string,
  style: Partial<CSSStyleDeclaration>,
): HTMLElement {
  const element = documento.createElement(label);
  element.textContent = content;
  Object.assign(element.style, style);
  return element;
}
