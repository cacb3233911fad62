import { useRef, useState } from 'react';
import { ApiError, type FailureTexts, failureText } from './api-error.ts';

/** Why a form was not accepted. */
export interface FormFailure {
  message: string;
  /** The names of the controls in error; the first one gets the focus. */
  fields: readonly string[];
  /** The title of the alert that shows it; null to show it inside the form. */
  alert: string | null;
  /** What only whoever runs the server can use, shown folded up by the form. */
  details?: string | undefined;
}

interface FormOptions<Body, Answer> {
  /** Reads the body from the form's values; null if there is nothing to send yet. */
  read: (data: FormData) => Body | null;
  /** Validates the body before it is sent; null if it is valid. */
  check?: (body: Body) => FormFailure | null;
  send: (body: Body) => Promise<Answer>;
  /** The failure to show when `send` rejects; null if `onFailed` handles it. */
  failureOf: (error: unknown, body: Body) => FormFailure | null;
  onSent: (answer: Answer, body: Body) => void;
  onFailed?: (error: unknown, body: Body) => void;
}

interface State<Body> {
  sending: Body | null;
  failure: FormFailure | null;
}

/**
 * A form's cycle of validation, sending and result. Only one call at a time: a second submit before the response, such
 * as a fast double click, is ignored.
 */
export function useForm<Body, Answer>(options: FormOptions<Body, Answer>) {
  const { read, check, send, failureOf, onSent, onFailed } = options;
  const [{ sending, failure }, setState] = useState<State<Body>>({ sending: null, failure: null });
  const isUnderWay = useRef(false);

  async function run(body: Body) {
    if (isUnderWay.current) return;
    const problem = check?.(body) ?? null;
    if (problem !== null) {
      setState({ sending: null, failure: problem });
      return;
    }
    isUnderWay.current = true;
    setState({ sending: body, failure: null });
    let answer: Answer;
    try {
      answer = await send(body);
    } catch (error) {
      isUnderWay.current = false;
      setState({ sending: null, failure: failureOf(error, body) });
      onFailed?.(error, body);
      return;
    }
    isUnderWay.current = false;
    setState({ sending: null, failure: null });
    onSent(answer, body);
  }

  return {
    /** Props for `Form`. */
    form: {
      pending: sending !== null,
      failure,
      onSubmit(data: FormData) {
        const body = read(data);
        if (body !== null) void run(body);
      },
    },
    /** The body being sent; null if there is none. */
    sending,
    /** Validates and sends a body without reading the form. */
    run: (body: Body) => void run(body),
    clearFailure: () => setState((before) => ({ ...before, failure: null })),
  };
}

interface FailureOptions extends FailureTexts {
  /** The controls that a refusal can be about, by the server's names. */
  fields?: readonly string[];
  /** The controls in error when the server names none of those. */
  otherwise?: readonly string[];
  /** The title of the alert that shows it; without one it is shown inside the form. */
  alert?: string;
}

/** Makes the `failureOf` of a form with fixed texts. */
export function failureWith({ fields = [], otherwise = [], alert, ...texts }: FailureOptions) {
  return (error: unknown): FormFailure => {
    const named = error instanceof ApiError ? error.field : null;
    return {
      message: failureText(error, texts),
      fields: named !== null && fields.includes(named) ? [named] : otherwise,
      alert: alert ?? null,
    };
  };
}
