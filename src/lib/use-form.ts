import { useRef, useState } from 'react';
import { ApiError, type FailureTexts, failureText } from './api-error.ts';

/** Why a form was not accepted. */
export interface FormFailure {
  message: string;
  /** The names of the controls it is about; the first one gets the focus. */
  fields: readonly string[];
  /** The title of the alert that shows it; null when it stands inside the form. */
  alert: string | null;
}

interface FormOptions<Body, Answer> {
  /** Makes what is sent out of the form's values; null when there is nothing to send yet. */
  read: (data: FormData) => Body | null;
  /** What is wrong with it before it is sent; null when nothing is. */
  check?: (body: Body) => FormFailure | null;
  send: (body: Body) => Promise<Answer>;
  /** What the form says when `send` fails; null where `onFailed` deals with it. */
  failureOf: (error: unknown, body: Body) => FormFailure | null;
  onSent: (answer: Answer, body: Body) => void;
  onFailed?: (error: unknown, body: Body) => void;
}

interface State<Body> {
  sending: Body | null;
  failure: FormFailure | null;
}

/**
 * A form's way from its values to an answer. One call at a time: what is sent again before the answer has come, by a
 * double click faster than the button is disabled, is the same message and goes nowhere.
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
    /** What `Form` takes. */
    form: {
      pending: sending !== null,
      failure,
      onSubmit(data: FormData) {
        const body = read(data);
        if (body !== null) void run(body);
      },
    },
    /** What is on its way right now. */
    sending,
    /** Checks and sends something without reading the form. */
    run: (body: Body) => void run(body),
    clearFailure: () => setState((before) => ({ ...before, failure: null })),
  };
}

interface FailureOptions extends FailureTexts {
  /** The controls a refusal can be about, by the names the server has for them. */
  fields?: readonly string[];
  /** The controls it is about when the server names none of those. */
  otherwise?: readonly string[];
  /** The title of the alert that shows it; without one it stands inside the form. */
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
