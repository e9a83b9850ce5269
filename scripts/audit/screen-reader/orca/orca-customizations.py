"""Orca reads this file when it starts. What it would say is written to a file, and it reads on when it is asked to."""

import os

import orca.orca_state as orca_state
import orca.speech as speech
from gi.repository import GLib

SPOKEN = os.environ["ORCA_SPOKEN"]
ASKED = os.environ["ORCA_ASKED"]
# Orca also reads each page by itself once it has loaded. Only reading that was asked for is recorded.
asked = {"is": False}


def write(line):
    with open(SPOKEN, "a", encoding="utf-8") as spoken:
        spoken.write(line.strip() + "\n")


def write_all(utterances, _progress):
    if not asked["is"]:
        return
    asked["is"] = False
    for context, _voice in utterances:
        write(context.utterance)
    write("(end)")


def read_on():
    if os.path.exists(ASKED):
        os.remove(ASKED)
        asked["is"] = True
        write("(begin)")
        orca_state.activeScript.sayAll(None)
    return True


# Replaces the synthesizer, because Orca waits for ever where Speech Dispatcher cannot start.
speech.init = lambda: None
speech.stop = lambda: None
speech._speak = lambda text, _voice, _interrupt: write(text)
speech.sayAll = write_all
GLib.timeout_add(200, read_on)
write("(ready)")
